/** The only merchant of this Pocket: the shop. */
export const POCKET_MERCHANT = {
  clientId: 'tokhi',
  clientSecret: 'sandbox-secret-of-pocket',
  terminalId: 49_000_000_000_001,
} as const;
