/** The one shop that MCredit knows here. */
export const MCREDIT_MERCHANT = { token: 'sandbox-token-of-mcredit', user: 'tokhi' } as const;
