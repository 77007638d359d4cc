/** The only branch of this MonPay: the shop. */
export const MONPAY_MERCHANT = { branchUsername: 'tokhi', accountId: 'sandbox-account-of-monpay' } as const;
