import './live-mark.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMay } from '../calls/session.ts';
import { followLive } from './live-changes.ts';

/** «Шууд»: changes of colleagues appear by themselves, by stream or polling. Members who may not see orders do not follow the stream. */
export function LiveMark() {
  return useMay()('view-orders', 'reads') ? <FollowedMark /> : null;
}

function FollowedMark() {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => followLive(queries, setLive), [queries]);
  return (
    <output className={isLive ? 'live-mark live-mark--on' : 'live-mark'}>{isLive ? 'Шууд' : 'Холбогдож байна'}</output>
  );
}
