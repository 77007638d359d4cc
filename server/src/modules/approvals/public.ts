export { type Approval, approvalById, approvalsAbout, openApprovals } from './approvals.queries.ts';
export { finishApproval } from './finish-approval.ts';
export { requestApproval } from './request-approval.ts';
