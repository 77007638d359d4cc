/** The only merchant of this StorePay: the shop. */
export const STOREPAY_MERCHANT = {
  appUsername: 'tokhi-app',
  appPassword: 'sandbox-password-of-storepay-app',
  username: 'tokhi',
  password: 'sandbox-password-of-storepay',
  storeId: '4900',
} as const;
