import { Switch } from '@tokhi/ui/form/switch.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Icon } from '../../icons/icon.tsx';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { PERIOD_KINDS, type Period, type PeriodKind, periodText } from './periods.ts';

interface RangeBarProps {
  kind: PeriodKind;
  period: Period;
  last: string;
  /** The previous period, once it is known. */
  before: Period | undefined;
  isCompared: boolean;
  onKind: (kind: Exclude<PeriodKind, 'own'>) => void;
  onPeriod: (period: Period) => void;
  onStep: (by: 1 | -1) => void;
  onCompare: () => void;
}

/** The reported days: by kind, by their ends, or the next or previous period of the same length. */
export function RangeBar(props: RangeBarProps) {
  const { kind, period, last, before, isCompared, onKind, onPeriod, onStep, onCompare } = props;
  const choices: readonly { value: PeriodKind; text: string }[] = PERIOD_KINDS;
  return (
    <div className="range-bar">
      <ChoiceRow
        label="Хугацаа"
        value={kind}
        choices={choices}
        onChange={(chosen) => chosen !== 'own' && onKind(chosen)}
      />
      <div className="range-bar__days">
        <button type="button" className="range-bar__step" aria-label="Өмнөх үе" onClick={() => onStep(-1)}>
          <Icon name="arrow-left" />
        </button>
        <TextInput
          type="date"
          aria-label="Эхний өдөр"
          max={period.to}
          value={period.from}
          onChange={({ target }) => target.value !== '' && onPeriod({ ...period, from: target.value })}
        />
        <TextInput
          type="date"
          aria-label="Сүүлийн өдөр"
          min={period.from}
          max={last}
          value={period.to}
          onChange={({ target }) => target.value !== '' && onPeriod({ ...period, to: target.value })}
        />
        <button
          type="button"
          className="range-bar__step"
          aria-label="Дараагийн үе"
          disabled={period.to >= last}
          onClick={() => onStep(1)}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
      <div className="range-bar__compare">
        <Switch
          label={before === undefined ? 'Өмнөх үетэй' : `Өмнөх үетэй, ${periodText(before)}`}
          checked={isCompared}
          onChange={onCompare}
        />
      </div>
    </div>
  );
}
