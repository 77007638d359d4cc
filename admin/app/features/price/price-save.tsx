import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';

interface PriceSaveProps {
  reason: string;
  /** It was sent without a reason. */
  isMissing: boolean;
  needsApproval: boolean;
  isBusy: boolean;
  isReady: boolean;
  onType: (reason: string) => void;
  onSave: () => void;
}

/** The reason for the change, and the button that saves it. */
export const PriceSave = ({ reason, isMissing, needsApproval, isBusy, isReady, onType, onSave }: PriceSaveProps) => (
  <Panel title="Хадгалах">
    <div className="price-save">
      <Field label={needsApproval ? 'Батлах хүнд' : 'Шалтгаан'} error={isMissing ? 'Шалтгаанаа бичнэ үү' : undefined}>
        {(ties) => (
          <TextArea
            {...ties}
            className="price-save__reason"
            rows={2}
            maxLength={200}
            value={reason}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </Field>
      <Button wide busy={isBusy} disabled={!isReady} onClick={onSave}>
        {needsApproval ? 'Батлуулахаар илгээх' : 'Үнэ хадгалах'} <Kbd inButton>Ctrl Enter</Kbd>
      </Button>
    </div>
  </Panel>
);
