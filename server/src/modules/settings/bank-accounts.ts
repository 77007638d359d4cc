import { type BankAccount, bankAccount } from '@tokhi/contract/fields/bank-accounts';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** The official accounts, in the order in which they are offered. */
export interface BankAccounts {
  /** Numbers of the demo shop: money sent there would be lost. */
  isDemo: boolean;
  accounts: BankAccount[];
}

export const {
  read: bankAccounts,
  saveOnce: saveBankAccountsOnce,
  stored: storedBankAccounts,
  parse: parseBankAccounts,
  form: bankAccountsForm,
} = settingRecord<BankAccounts>(
  'bank_accounts',
  z.strictObject({ isDemo: z.boolean(), accounts: z.array(bankAccount).min(1).max(10) }),
);
