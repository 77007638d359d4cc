import { type ReactNode, useState } from 'react';
import { ReadFailed } from '../../calls/read-failed.tsx';
import { useRead } from '../../calls/use-read.ts';
import { type RoomView, roomView } from '../rooms/public.ts';

interface RoomOnDemandProps {
  code: string;
  waiting: ReactNode;
  children: (room: RoomView) => ReactNode;
}

/** The room of a closed tab, requested when it opens. */
export function RoomOnDemand({ code, waiting, children }: RoomOnDemandProps) {
  const { reply, failed, read } = useRead('room', { code }, () => 'ask again');
  const [now] = useState(() => new Date());
  if (failed) return <ReadFailed onRetry={read} />;
  return reply === null ? waiting : children(roomView(reply.room, now));
}
