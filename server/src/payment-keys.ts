// Addresses and keys of payment providers, from the environment. A provider is off unless all its keys are set.
import { z } from 'zod';
import { isInsecure } from './insecure-urls.ts';

const key = z.string().default('');

/** A part of the environment (env.ts). */
export const paymentKeys = {
  QPAY_URL: z.url().default('https://merchant.qpay.mn/v2'),
  QPAY_USERNAME: key,
  QPAY_PASSWORD: key,
  QPAY_INVOICE_CODE: key,
  GOLOMT_URL: z.url().default('https://ecommerce.golomtbank.com'),
  GOLOMT_TOKEN: key,
  GOLOMT_SECRET: key,
  STOREPAY_AUTH_URL: z.url().default('https://service.storepay.mn/merchant-uaa'),
  STOREPAY_URL: z.url().default('https://service.storepay.mn/lend-merchant'),
  STOREPAY_APP_USERNAME: key,
  STOREPAY_APP_PASSWORD: key,
  STOREPAY_USERNAME: key,
  STOREPAY_PASSWORD: key,
  STOREPAY_STORE_ID: key,
  MONPAY_URL: z.url().default('https://wallet.monpay.mn'),
  MONPAY_BRANCH_USERNAME: key,
  MONPAY_ACCOUNT_ID: key,
  POCKET_TOKEN_URL: z.url().default('https://sso.invescore.mn/auth/realms/invescore/protocol/openid-connect/token'),
  POCKET_URL: z.url().default('https://service.invescore.mn/merchant'),
  POCKET_CLIENT_ID: key,
  POCKET_CLIENT_SECRET: key,
  POCKET_TERMINAL_ID: z
    .string()
    .regex(/^\d{0,15}$/)
    .default(''),
  MCREDIT_URL: z.url().default('https://app.mcredit.mn'),
  MCREDIT_TOKEN: key,
  MCREDIT_USER: key,
  MONGOLCHAT_URL: z.url().default('https://developer.mongolchat.com/v2/api'),
  MONGOLCHAT_API_KEY: key,
  MONGOLCHAT_WORKER_KEY: key,
  /** Some contracts lack the last two. */
  MONGOLCHAT_APP_SECRET: key,
  MONGOLCHAT_BRANCH_ID: key,
};

type PaymentEnv = z.output<z.ZodObject<typeof paymentKeys>>;
type Name = keyof PaymentEnv;

const NEEDED = {
  qpay: { addresses: ['QPAY_URL'], keys: ['QPAY_USERNAME', 'QPAY_PASSWORD', 'QPAY_INVOICE_CODE'] },
  golomt: { addresses: ['GOLOMT_URL'], keys: ['GOLOMT_TOKEN', 'GOLOMT_SECRET'] },
  storepay: {
    addresses: ['STOREPAY_AUTH_URL', 'STOREPAY_URL'],
    keys: [
      'STOREPAY_APP_USERNAME',
      'STOREPAY_APP_PASSWORD',
      'STOREPAY_USERNAME',
      'STOREPAY_PASSWORD',
      'STOREPAY_STORE_ID',
    ],
  },
  monpay: { addresses: ['MONPAY_URL'], keys: ['MONPAY_BRANCH_USERNAME', 'MONPAY_ACCOUNT_ID'] },
  pocket: {
    addresses: ['POCKET_TOKEN_URL', 'POCKET_URL'],
    keys: ['POCKET_CLIENT_ID', 'POCKET_CLIENT_SECRET', 'POCKET_TERMINAL_ID'],
  },
  mcredit: { addresses: ['MCREDIT_URL'], keys: ['MCREDIT_TOKEN', 'MCREDIT_USER'] },
  mongolchat: { addresses: ['MONGOLCHAT_URL'], keys: ['MONGOLCHAT_API_KEY', 'MONGOLCHAT_WORKER_KEY'] },
} as const satisfies Record<string, { addresses: readonly Name[]; keys: readonly Name[] }>;

/** A provider with an adapter. */
export type PaymentProvider = keyof typeof NEEDED;
export const paymentProviders = Object.keys(NEEDED) as readonly PaymentProvider[];

/** The keys that a provider lacks; none: it is on. */
export const missingKeys = (env: PaymentEnv, provider: PaymentProvider): readonly string[] =>
  NEEDED[provider].keys.filter((name) => env[name] === '');

/** The missing keys of providers that have only some: an incomplete contract would silently switch a method off. */
export const halfNamedProviders = (isNamed: (name: string) => boolean): readonly string[] =>
  paymentProviders
    .map((provider) => NEEDED[provider])
    .filter(({ keys }) => keys.some(isNamed))
    .flatMap(({ addresses, keys }): readonly Name[] => [...addresses, ...keys])
    .filter((name) => !isNamed(name));

/** The address of each provider that is on. */
export const askedAddresses = (env: PaymentEnv): readonly (readonly [provider: PaymentProvider, address: string])[] =>
  paymentProviders
    .filter((provider) => missingKeys(env, provider).length === 0)
    .flatMap((provider) => NEEDED[provider].addresses.map((name: Name) => [provider, env[name]] as const));

/** Addresses that are not safe for the payments of a live shop. */
export const insecurePaymentUrls = (env: PaymentEnv): readonly string[] =>
  paymentProviders
    .filter((provider) => missingKeys(env, provider).length === 0)
    .flatMap((provider): readonly Name[] => NEEDED[provider].addresses)
    .filter((name) => isInsecure(env[name]));
