import './status-mark.css';
import { progressStep, statusLabel } from '@tokhi/rules/order/order-status';

const DELIVERED = 7;

function toneOf(status: string): string {
  const step = progressStep(status);
  if (step === null) return 'off';
  if (step === 0) return 'wait';
  return step === DELIVERED ? 'over' : 'go';
}

/** The status of an order in the words of rules/order-status. */
export const StatusMark = ({ status }: { status: string }) => (
  <span className={`ostatus ostatus--${toneOf(status)}`}>{statusLabel(status)}</span>
);
