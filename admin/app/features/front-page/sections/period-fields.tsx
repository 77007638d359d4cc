import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { momentOf, wallTime } from '../../../show/wall-time.ts';
import { RowField } from './row-field.tsx';

interface Mark {
  isDirty: boolean;
  error: string | undefined;
}

interface PeriodFieldsProps {
  starts_at: string | null;
  ends_at: string | null;
  starts: Mark;
  ends: Mark;
  /** What the limits mean here; by default an empty limit is none. */
  endHelp?: string;
  onChange: (bound: 'starts_at' | 'ends_at', moment: string | null) => void;
}

/** From when and until when something is shown, in the time of Ulaanbaatar. */
export const PeriodFields = ({ starts_at, ends_at, starts, ends, endHelp, onChange }: PeriodFieldsProps) => (
  <>
    <RowField label="Эхлэх" {...starts} {...(endHelp === undefined && { help: 'хоосон бол шууд' })}>
      {(ties) => (
        <TextInput
          {...ties}
          type="datetime-local"
          value={wallTime(starts_at)}
          onChange={({ target }) => onChange('starts_at', momentOf(target.value))}
        />
      )}
    </RowField>
    <RowField label="Дуусах" {...ends} help={endHelp ?? 'хоосон бол хугацаагүй'}>
      {(ties) => (
        <TextInput
          {...ties}
          type="datetime-local"
          value={wallTime(ends_at)}
          onChange={({ target }) => onChange('ends_at', momentOf(target.value))}
        />
      )}
    </RowField>
  </>
);
