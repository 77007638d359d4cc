export { LedgerList } from './ledger-list.tsx';
