import { allows } from '@tokhi/contract/admin/permissions';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useMember } from '../../calls/session.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { changedValues } from './changed-values.ts';
import type { WholeForm } from './settings-query.ts';

interface ApprovalPanelProps {
  form: WholeForm;
  busy: boolean;
  onFinish: (state: 'approved' | 'declined') => void;
}

/** A prepared change, field by field, and the decision of the second person. */
export function ApprovalPanel({ form, busy, onFinish }: ApprovalPanelProps) {
  const { approval } = form;
  const { roles } = useMember();
  const may = allows('change-money-settings', roles, 'changes', { twoPeople: true });
  const canFinish = may && approval !== null && !approval.isOwn;
  useKeys(canFinish ? [{ key: 'Enter', does: 'батлах', press: () => onFinish('approved') }] : []);
  if (approval === null) return null;
  const changes = changedValues(form.fields, form.value, { ...form.value, ...approval.value });
  return (
    <Panel title="Батлах" note={<Tag kind="warn">хоёр хүн</Tag>}>
      <ol className="setting-steps">
        <li>
          <b>{approval.prepared_by} бэлтгэсэн</b>
          {momentText(approval.requested_at)}. «{approval.reason}»
        </li>
        <li>
          <b>Хоёр дахь хүн</b>
          {momentText(approval.expires_at)} хүртэл хариугүй бол хүчингүй
        </li>
      </ol>
      <dl className="setting-changes">
        {changes.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{before}</del> <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
      {approval.isOwn && <p className="soft">Та бэлтгэсэн тул өөр хүн батална.</p>}
      {canFinish && (
        <div className="setting-actions">
          <Button wide busy={busy} onClick={() => onFinish('approved')}>
            Батлах <Kbd inButton>Enter</Kbd>
          </Button>
          <Button wide kind="outline" onClick={() => onFinish('declined')}>
            Батлахгүй
          </Button>
        </div>
      )}
    </Panel>
  );
}
