/** The only shop of this MCredit. */
export const MCREDIT_MERCHANT = { token: 'sandbox-token-of-mcredit', user: 'tokhi' } as const;
