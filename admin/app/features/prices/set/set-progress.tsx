import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { Ref } from 'react';
import { Kbd } from '../../../parts/kbd.tsx';
import { Meter } from '../../../parts/meter.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { Tag } from '../../../parts/tag.tsx';
import type { ShownSet } from '../prices-query.ts';

type Progress = NonNullable<ShownSet['applying']>;

const REASONS: Readonly<Record<string, string>> = {
  changed_meanwhile: 'өөр хүн зассан',
  stopped: 'буцаахад зогссон',
  failed: 'бичигдсэнгүй',
};

/** The worker's progress, and the products that it left unchanged. */
export const SetProgress = ({ title, progress }: { title: string; progress: Progress }) => (
  <Panel
    title={title}
    end={<Tag kind={progress.finished ? 'ok' : 'info'}>{progress.finished ? 'дууссан' : 'явж байна'}</Tag>}
  >
    <div className="set-progress">
      <output>
        <b>{progress.done.toLocaleString('en')}</b> / {progress.total.toLocaleString('en')} бараа
      </output>
      <Meter label={title} value={progress.done} max={Math.max(progress.total, 1)} />
      {progress.staying.map(({ reason, count, codes }) => (
        <p key={reason} className="soft">
          <b>{count.toLocaleString('en')} хэвээр</b>, {REASONS[reason] ?? reason}:{' '}
          {codes.map((code) => formatProductCode(code)).join(', ')}
          {count > codes.length && ' …'}
        </p>
      ))}
    </div>
  </Panel>
);

interface RollBackProps {
  reason: string;
  field: Ref<HTMLInputElement>;
  isBusy: boolean;
  isReady: boolean;
  onType: (reason: string) => void;
  onRollBack: () => void;
}

/** Rolls the set back, once, with a reason. */
export const RollBack = ({ reason, field, isBusy, isReady, onType, onRollBack }: RollBackProps) => (
  <Panel title="Буцаах" end={<Kbd>Ctrl Z</Kbd>} foot="Дараа нь өөр хүн зассан бараа буцаагдахгүй, кодоор нь хэлнэ">
    <div className="set-release">
      <Field label="Шалтгаан">
        {(ties) => (
          <TextInput
            {...ties}
            ref={field}
            maxLength={300}
            value={reason}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <Button kind="outline" wide busy={isBusy} disabled={!isReady} onClick={onRollBack}>
        Багцыг буцаах <Kbd>Ctrl Enter</Kbd>
      </Button>
    </div>
  </Panel>
);
