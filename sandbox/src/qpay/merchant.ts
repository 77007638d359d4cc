/** The only merchant of this QPay: the shop. */
export const QPAY_MERCHANT = {
  username: 'TOKHI',
  password: 'sandbox-password-of-qpay',
  invoiceCode: 'TOKHI_INVOICE',
  name: 'TOKHI',
  /** The account inside the QR: 31 digits. */
  account: '2794049627940496000223100271381',
} as const;
