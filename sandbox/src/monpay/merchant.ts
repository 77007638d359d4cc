/** The one branch that MonPay knows here: the shop. */
export const MONPAY_MERCHANT = { branchUsername: 'tokhi', accountId: 'sandbox-account-of-monpay' } as const;
