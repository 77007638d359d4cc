export { LoanList } from './loan-list.tsx';
export { loansQuery } from './loans-query.ts';
export { UnpaidPanel } from './unpaid-panel.tsx';
