import './live-mark.css';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followLive } from './live-changes.ts';

/** «Шууд»: what colleagues change is seen here by itself. */
export function LiveMark() {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => followLive(queries, setLive), [queries]);
  return (
    <output className={isLive ? 'live-mark live-mark--on' : 'live-mark'}>{isLive ? 'Шууд' : 'Холбогдож байна'}</output>
  );
}
