import type { Env } from './env.ts';
import type { Gateways } from './modules/payments/public.ts';
import { missingKeys, type PaymentProvider, paymentProviders } from './payment-keys.ts';
import { openProvider, type Provider } from './providers/gateway/open-provider.ts';
import type { PaymentGateway } from './providers/gateway/payment-gateway.ts';
import { openGolomt } from './providers/golomt/open-golomt.ts';
import { openMCredit } from './providers/mcredit/open-mcredit.ts';
import { openMongolChat } from './providers/mongolchat/open-mongolchat.ts';
import { openMonPay } from './providers/monpay/open-monpay.ts';
import { openPocket } from './providers/pocket/open-pocket.ts';
import { openQPay } from './providers/qpay/open-qpay.ts';
import { openStorePay } from './providers/storepay/open-storepay.ts';

const OPENERS: { readonly [provider in PaymentProvider]: (provider: Provider, env: Env) => PaymentGateway } = {
  qpay: (provider, env) =>
    openQPay(provider, {
      url: env.QPAY_URL,
      username: env.QPAY_USERNAME,
      password: env.QPAY_PASSWORD,
      invoiceCode: env.QPAY_INVOICE_CODE,
    }),
  golomt: (provider, env) =>
    openGolomt(provider, { url: env.GOLOMT_URL, token: env.GOLOMT_TOKEN, secret: env.GOLOMT_SECRET }),
  storepay: (provider, env) =>
    openStorePay(provider, {
      authUrl: env.STOREPAY_AUTH_URL,
      url: env.STOREPAY_URL,
      appUsername: env.STOREPAY_APP_USERNAME,
      appPassword: env.STOREPAY_APP_PASSWORD,
      username: env.STOREPAY_USERNAME,
      password: env.STOREPAY_PASSWORD,
      storeId: env.STOREPAY_STORE_ID,
    }),
  monpay: (provider, env) =>
    openMonPay(provider, {
      url: env.MONPAY_URL,
      branchUsername: env.MONPAY_BRANCH_USERNAME,
      accountId: env.MONPAY_ACCOUNT_ID,
    }),
  pocket: (provider, env) =>
    openPocket(provider, {
      tokenUrl: env.POCKET_TOKEN_URL,
      url: env.POCKET_URL,
      clientId: env.POCKET_CLIENT_ID,
      clientSecret: env.POCKET_CLIENT_SECRET,
      terminalId: Number(env.POCKET_TERMINAL_ID),
    }),
  mcredit: (provider, env) =>
    openMCredit(provider, { url: env.MCREDIT_URL, token: env.MCREDIT_TOKEN, user: env.MCREDIT_USER }),
  mongolchat: (provider, env) =>
    openMongolChat(provider, {
      url: env.MONGOLCHAT_URL,
      apiKey: env.MONGOLCHAT_API_KEY,
      workerKey: env.MONGOLCHAT_WORKER_KEY,
      appSecret: env.MONGOLCHAT_APP_SECRET,
      branchId: env.MONGOLCHAT_BRANCH_ID,
    }),
};

/** The payment providers whose keys are set. */
export const openGateways = (env: Env, onTrouble: (provider: string, reason: string) => void): Gateways =>
  Object.fromEntries(
    paymentProviders
      .filter((name) => missingKeys(env, name).length === 0)
      .map((name) => {
        const provider = openProvider({ name, onTrouble: (reason) => onTrouble(name, reason) });
        return [name, OPENERS[name](provider, env)];
      }),
  );

/** Status for the log at startup: on, or what is missing. */
export const gatewayStates = (env: Env): Record<string, string> =>
  Object.fromEntries(
    paymentProviders.map((name) => {
      const missing = missingKeys(env, name);
      return [name, missing.length === 0 ? 'on' : `off: no ${missing.join(', ')}`];
    }),
  );
