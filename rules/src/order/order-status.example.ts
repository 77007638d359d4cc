import { nextStatuses, progressStep, statusLabel } from './order-status.ts';

export const example = (): string =>
  `A «${statusLabel('paid')}» order is at step ${progressStep('paid')} of ${progressStep('delivered')}; the staff can move it on to «${nextStatuses('paid', 'staff', 'beijing').map(statusLabel).join('» or «')}» and nowhere else.`;
