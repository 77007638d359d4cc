import { Button } from '@tokhi/ui/form/button.tsx';
import { useMayAsk } from '../../../calls/session.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { dayText, momentText } from '../../../show/moment-text.ts';
import type { Purchase } from '../purchases-query.ts';

interface ApprovalPanelProps {
  approval: NonNullable<Purchase['approval']>;
  /** It has unsaved changes: only what was prepared is decided on. */
  isChanged: boolean;
  busy: boolean;
  onDecide: (state: 'approved' | 'declined') => void;
}

/** A large order that waits for a second person; the member who prepared it waits for a colleague. */
export function ApprovalPanel({ approval, isChanged, busy, onDecide }: ApprovalPanelProps) {
  const canDecide = useMayAsk()('approvePurchase') && !approval.is_own;
  const approve = () => !busy && !isChanged && onDecide('approved');
  useKeys(canDecide ? [{ key: 'Ctrl Enter', does: 'баталж илгээх', press: approve }] : []);
  return (
    <Panel title="Батлах" end={<Tag kind="warn">хоёр хүн</Tag>}>
      <div className="purchases__stack">
        <p>
          <b>{approval.requested_by ?? '–'} бэлтгэсэн.</b> «{approval.reason}»
          <br />
          <span className="soft">
            {momentText(approval.requested_at)}. {dayText(approval.expires_at)} хүртэл хүчинтэй
          </span>
        </p>
        {approval.is_own && (
          <p className="soft">Та бэлтгэсэн тул өөр хүн батална. Ноорог өөрчлөгдвөл дахин бэлтгэнэ.</p>
        )}
        {canDecide && (
          <>
            <Button wide busy={busy} disabled={isChanged} onClick={approve}>
              Баталж илгээх <Kbd inButton>Ctrl Enter</Kbd>
            </Button>
            <Button wide kind="outline" disabled={busy} onClick={() => onDecide('declined')}>
              Татгалзах
            </Button>
          </>
        )}
      </div>
    </Panel>
  );
}
