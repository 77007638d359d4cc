// The invoice for which this tab went to the bank's own page. The key is ours: a customer who comes back is not asked to pay again
// before the bank has been asked.
import { clearTab, readTab, writeTab } from '../../local/tab-value.ts';

const KEY = 'at-bank';

export const keepAtBank = (invoiceId: string): void => writeTab(KEY, invoiceId);

export const isBackFromBank = (invoiceId: string): boolean => readTab(KEY) === invoiceId;

export const clearAtBank = (): void => clearTab(KEY);
