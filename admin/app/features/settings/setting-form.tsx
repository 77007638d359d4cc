import { allows } from '@tokhi/contract/admin/permissions';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { reasonOf } from '../../calls/refused.ts';
import { useMay, useMember } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { ApprovalPanel } from './approval-panel.tsx';
import { changedValues } from './changed-values.ts';
import { wrongFieldOf } from './field-problem.ts';
import { PasteYear } from './paste-year.tsx';
import { SaveBar } from './save-bar.tsx';
import { SettingFields } from './setting-fields.tsx';
import { SettingEffects, SettingHistory } from './setting-side.tsx';
import type { Values, WholeForm } from './settings-query.ts';
import { TariffExample } from './tariff-example.tsx';
import { useSettingChange } from './use-setting-change.ts';

/** One form with its effects, a waiting change, and its history. */
export function SettingForm({ form }: { form: WholeForm }) {
  const [draft, setDraft] = useState<Values | null>(null);
  const [reason, setReason] = useState('');
  const clear = () => {
    setDraft(null);
    setReason('');
  };
  const change = useSettingChange(form, clear);
  const may = useMay();
  const { roles } = useMember();
  const mayChange = form.isMoney
    ? allows('change-money-settings', roles, 'changes', { twoPeople: true })
    : may('change-settings', 'changes');
  const isReadOnly = !mayChange || form.approval !== null;
  const values = draft ?? form.value;
  const changes = changedValues(form.fields, form.value, values);
  const wrong = wrongFieldOf(change.error);
  return (
    <>
      <div className="settings__form">
        {change.isError && <Note kind="bad" title={reasonOf(change.error)} />}
        {!mayChange && <Note kind="info" title="Та зөвхөн харна." />}
        <Panel
          title={form.title}
          note={
            form.isMoney && (
              <Tag kind="warn">
                <Icon name="lock" /> мөнгө
              </Tag>
            )
          }
        >
          {/* In the panel from the start, so that a screen reader announces it. */}
          <output>{change.data !== undefined && draft === null && <Note kind="good" title={change.data} />}</output>
          <SettingFields
            {...{ fields: form.fields, values, saved: form.value, path: '', wrong, isReadOnly }}
            onChange={setDraft}
          />
        </Panel>
        {form.name === 'tariff' && <TariffExample before={form.value} after={{ ...values, ...form.approval?.value }} />}
        {form.name === 'holidays' && mayChange && <PasteYear values={values} onChange={setDraft} />}
        {draft !== null && changes.length > 0 && (
          <SaveBar
            {...{ changes, reason, isMoney: form.isMoney, busy: change.isPending, onReason: setReason }}
            onCancel={clear}
            onSave={() => change.mutate({ does: 'save', value: values, reason: reason.trim() })}
          />
        )}
      </div>
      <div className="settings__side">
        <ApprovalPanel
          form={form}
          busy={change.isPending}
          onFinish={(state) => change.mutate({ does: 'finish', state })}
        />
        <SettingEffects form={form} />
        <SettingHistory form={form} />
      </div>
    </>
  );
}
