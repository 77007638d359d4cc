import './seven-steps.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type FollowedOrder, type JourneyStep, stepsOf } from './journey.ts';

/** The progress bar of spec §2: side by side where there is room, stacked on a phone. */
export const SevenSteps = ({ order }: { order: FollowedOrder }) => (
  <ol className="seven" aria-label="Захиалгын явц">
    {stepsOf(order).map((step, index) => (
      <Step key={step.status} step={step} number={index + 1} />
    ))}
  </ol>
);

function Step({ step: { state, label, when, late }, number }: { step: JourneyStep; number: number }) {
  const reached = state === 'done' || state === 'now';
  return (
    <li className={`seven__step seven__step--${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="seven__n">{reached ? <Icon name="check" /> : state === 'unneeded' ? '–' : number}</span>
      <b>{label}</b>
      <span className="seven__when">
        {when}
        {late && <em className="seven__late">Хоцорсон</em>}
      </span>
      {reached && <span className="vh">, болсон</span>}
    </li>
  );
}
