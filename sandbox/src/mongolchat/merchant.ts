/** The only merchant of this MongolChat: the shop. */
export const MONGOLCHAT_MERCHANT = {
  apiKey: 'sandbox-key-of-mongolchat',
  workerKey: 'sandbox-worker-of-mongolchat',
  appSecret: 'sandbox-secret-of-mongolchat',
  branchId: '4900',
} as const;
