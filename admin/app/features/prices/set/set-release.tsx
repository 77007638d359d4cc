import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { ShownSet } from '../prices-query.ts';

interface SetReleaseProps {
  set: ShownSet;
  needsSecond: boolean;
  from: string;
  isBusy: boolean;
  onType: (from: string) => void;
  onRelease: () => void;
  onDiscard: () => void;
}

/** A set that is not applied yet: when it takes effect, and how to discard it. */
export const SetRelease = ({ set, needsSecond, from, isBusy, onType, onRelease, onDiscard }: SetReleaseProps) => (
  <Panel title="Хэрэгжүүлэх">
    <div className="set-release">
      {set.apply_at !== null && <p className="soft">{momentText(set.apply_at)}-д өөрөө хэрэгжинэ.</p>}
      <Field label="Хэзээ" help="Хоосон бол шууд" optional>
        {(ties) => (
          <TextInput {...ties} type="datetime-local" value={from} onChange={({ target }) => onType(target.value)} />
        )}
      </Field>
      {needsSecond && (
        <p className="soft">
          {set.figures.second_person.toLocaleString('en')} бараа хязгаараас их өөрчлөгдөнө: багцыг хоёр дахь хүн
          батална.
        </p>
      )}
      <Button wide busy={isBusy} onClick={onRelease}>
        {needsSecond ? 'Батлуулахаар илгээх' : from === '' ? 'Хэрэгжүүлэх' : 'Товлох'} <Kbd inButton>Ctrl Enter</Kbd>
      </Button>
      <Button kind="outline" wide disabled={isBusy} onClick={onDiscard}>
        Болих <Kbd>X</Kbd>
      </Button>
    </div>
  </Panel>
);
