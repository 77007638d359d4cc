import './step-bar.css';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { Icon } from '../../icons/icon.tsx';
import { dayText, momentText } from '../../show/moment-text.ts';
import { STEP_NAMES } from './step-names.ts';

type Step = ShownOrder['steps'][number];

/** The steps of the order as its customer sees them: what was reached when, what is expected when, and what is late. */
export function StepBar({ steps, status, late }: Pick<ShownOrder, 'steps' | 'status' | 'late'>) {
  return (
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, and scrolled by keys, too */ // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
    <ol className={`step-bar step-bar--${steps.length}`} tabIndex={0} aria-label="Захиалгын явц">
      {steps.map((step, at) => (
        <li
          key={step.status}
          className={[
            'step-bar__i',
            step.at !== null && 'step-bar__i--done',
            step.status === late && 'step-bar__i--late',
          ]
            .filter(Boolean)
            .join(' ')}
          aria-current={step.status === status ? 'step' : undefined}
        >
          <span className="step-bar__dot">{step.at === null ? at + 1 : <Icon name="check" />}</span>
          <b>{STEP_NAMES[step.status]}</b>
          {step.status === late ? `${expectedText(step)}, хоцорсон` : expectedText(step)}
        </li>
      ))}
    </ol>
  );
}

function expectedText({ at, from, to }: Step): string {
  if (at !== null) return momentText(at);
  if (from === null || to === null) return '';
  const [first, last] = [dayText(from), dayText(to)];
  return first === last ? first : `${first} – ${last}`;
}
