import { type BankColumns, bankColumnsByBank } from '@tokhi/contract/admin/transfer-calls';
import { settingRecord } from './setting-record.ts';

/** Which column is what in the files of each bank, entered once per bank. */
export const {
  read: bankColumns,
  readVersioned: versionedBankColumns,
  save: saveBankColumnsOf,
} = settingRecord<Record<string, BankColumns>>('bank_columns', bankColumnsByBank);
