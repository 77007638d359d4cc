import type { Review } from '@tokhi/contract/fields/product-detail';
import { formatFullDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';

export interface ReviewView {
  id: number;
  name: string;
  rate: number;
  message: string;
  verified: boolean;
  /** The shop's answer to it. */
  answer: string | null;
  date: string;
}

export const reviewView = ({ id, name, rate, message, verified, answer, created_at }: Review): ReviewView => ({
  id,
  name,
  rate,
  message,
  verified,
  answer,
  date: formatFullDate(ulaanbaatarDate(new Date(created_at))),
});
