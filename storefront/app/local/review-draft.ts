// A review that is being written: restored after a login or a reload (record 040). The key is ours.
import { isObject, textField } from './stored-fields.ts';
import { clearTab, readTab, writeTab } from './tab-value.ts';

const KEY = 'review';

interface ReviewDraft {
  /** Of which product. */
  code: string;
  /** Stars as in the form: empty until some are chosen. */
  rate: string;
  message: string;
  /** A guest pressed «send» and was sent to the login. */
  sent: boolean;
}

export const keepReviewDraft = (draft: ReviewDraft): void => writeTab(KEY, JSON.stringify(draft));

export const clearReviewDraft = (): void => clearTab(KEY);

/** The typed review of this product; storage is never trusted (decision 23). */
export function reviewDraft(code: string): ReviewDraft | null {
  try {
    const stored: unknown = JSON.parse(readTab(KEY) ?? 'null');
    if (!isObject(stored) || textField(stored, 'code') !== code) return null;
    const rate = textField(stored, 'rate');
    return {
      code,
      rate: /^[1-5]$/.test(rate) ? rate : '',
      message: textField(stored, 'message'),
      sent: stored['sent'] === true,
    };
  } catch {
    return null;
  }
}
