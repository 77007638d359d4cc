import { useMutation } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { Button } from '@tokhi/ui/form/button.tsx';
import { ask } from '../../calls/ask.ts';
import { useMay } from '../../calls/session.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { useKeepOrder } from './order-query.ts';

/** Who works on the order. One press assigns it to the member; another press unassigns it. */
export function AssigneeButton({ order }: { order: ShownOrder }) {
  const { ordernumber, assignee } = order;
  const { keep, refresh } = useKeepOrder(ordernumber);
  const canTake = useMay()('view-orders');
  const isMine = assignee?.is_me === true;
  const assign = useMutation({
    mutationFn: () => ask('assignOrder', { ordernumber, mine: !isMine, was: assignee?.id ?? null }),
    onSuccess: keep,
    onError: refresh,
  });
  const press = () => !assign.isPending && assign.mutate();
  useKeys(canTake ? [{ key: 'A', does: 'надад', press }] : []);
  const words = assignee === null ? 'Хариуцагчгүй' : isMine ? 'Надад' : assignee.name;
  const icon = assignee === null ? undefined : <Avatar name={assignee.name} />;
  if (!canTake) return assignee === null ? null : <span className="soft">{words}</span>;
  return (
    <Button kind="outline" busy={assign.isPending} aria-pressed={isMine} icon={icon} onClick={press}>
      {words} <Kbd>A</Kbd>
    </Button>
  );
}
