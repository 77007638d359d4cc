import { GOLOMT_MERCHANT } from '../sandbox/src/golomt/golomt.ts';
import { MCREDIT_MERCHANT } from '../sandbox/src/mcredit/merchant.ts';
import { MONGOLCHAT_MERCHANT } from '../sandbox/src/mongolchat/merchant.ts';
import { MONPAY_MERCHANT } from '../sandbox/src/monpay/merchant.ts';
import { POCKET_MERCHANT } from '../sandbox/src/pocket/merchant.ts';
import { QPAY_MERCHANT } from '../sandbox/src/qpay/merchant.ts';
import { STOREPAY_MERCHANT } from '../sandbox/src/storepay/merchant.ts';

/** The sandbox addresses and keys of payment providers, by environment variable. */
export const keysOfSandbox = (origin: string): Record<string, string> => ({
  QPAY_URL: `${origin}/qpay/v2`,
  QPAY_USERNAME: QPAY_MERCHANT.username,
  QPAY_PASSWORD: QPAY_MERCHANT.password,
  QPAY_INVOICE_CODE: QPAY_MERCHANT.invoiceCode,
  GOLOMT_URL: `${origin}/golomt`,
  GOLOMT_TOKEN: GOLOMT_MERCHANT.token,
  GOLOMT_SECRET: GOLOMT_MERCHANT.secret,
  STOREPAY_AUTH_URL: `${origin}/storepay/merchant-uaa`,
  STOREPAY_URL: `${origin}/storepay/lend-merchant`,
  STOREPAY_APP_USERNAME: STOREPAY_MERCHANT.appUsername,
  STOREPAY_APP_PASSWORD: STOREPAY_MERCHANT.appPassword,
  STOREPAY_USERNAME: STOREPAY_MERCHANT.username,
  STOREPAY_PASSWORD: STOREPAY_MERCHANT.password,
  STOREPAY_STORE_ID: STOREPAY_MERCHANT.storeId,
  MONPAY_URL: `${origin}/monpay`,
  MONPAY_BRANCH_USERNAME: MONPAY_MERCHANT.branchUsername,
  MONPAY_ACCOUNT_ID: MONPAY_MERCHANT.accountId,
  POCKET_TOKEN_URL: `${origin}/pocket/auth/realms/invescore/protocol/openid-connect/token`,
  POCKET_URL: `${origin}/pocket/merchant`,
  POCKET_CLIENT_ID: POCKET_MERCHANT.clientId,
  POCKET_CLIENT_SECRET: POCKET_MERCHANT.clientSecret,
  POCKET_TERMINAL_ID: String(POCKET_MERCHANT.terminalId),
  MCREDIT_URL: `${origin}/mcredit`,
  MCREDIT_TOKEN: MCREDIT_MERCHANT.token,
  MCREDIT_USER: MCREDIT_MERCHANT.user,
  MONGOLCHAT_URL: `${origin}/mongolchat/v2/api`,
  MONGOLCHAT_API_KEY: MONGOLCHAT_MERCHANT.apiKey,
  MONGOLCHAT_WORKER_KEY: MONGOLCHAT_MERCHANT.workerKey,
  MONGOLCHAT_APP_SECRET: MONGOLCHAT_MERCHANT.appSecret,
  MONGOLCHAT_BRANCH_ID: MONGOLCHAT_MERCHANT.branchId,
});
