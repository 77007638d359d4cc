import './checkout-steps.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';

const STEPS = ['Сагс', 'Хаяг', 'Төлбөр'] as const;

/** The current step of the checkout (spec §2: cart, address info, payment). */
export function CheckoutSteps({ at }: { at: number }) {
  return (
    <ol className="steps" aria-label="Захиалгын алхам">
      {STEPS.map((name, step) => (
        <li
          key={name}
          className={step < at ? 'steps__i steps__i--done' : 'steps__i'}
          aria-current={step === at ? 'step' : undefined}
        >
          <b className="steps__n">{step < at ? <Icon name="check" /> : step + 1}</b>
          {name}
        </li>
      ))}
    </ol>
  );
}
