import { Note } from '@tokhi/ui/show/note.tsx';
import type { FollowedOrder } from './journey.ts';
import { lateWords } from './order-words.ts';

/** Announces a late step before the customer asks. */
export function LateNote({ order }: { order: FollowedOrder }) {
  if (order.late === null) return null;
  const { title, lead } = lateWords(order.late);
  return (
    <Note kind="wait" title={title}>
      <p>{lead}</p>
    </Note>
  );
}
