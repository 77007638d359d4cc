import { type BankColumns, bankColumnsByBank } from '@tokhi/contract/admin/transfer-calls';
import { settingRecord } from './setting-record.ts';

/** The meaning of the columns in each bank's files, entered once per bank. */
export const {
  read: bankColumns,
  readVersioned: versionedBankColumns,
  save: saveBankColumnsOf,
} = settingRecord<Record<string, BankColumns>>('bank_columns', bankColumnsByBank);
