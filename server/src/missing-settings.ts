// Settings without which production does not start: a default of an address or a secret would belong to somebody else.
import { halfNamedProviders } from './payment-keys.ts';

const ALWAYS = [
  'SHOP_ORIGIN',
  'REDIS_URL',
  'MEDIA_DIR',
  'GOOGLE_ISSUER',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_DIALOG_URL',
  'FACEBOOK_GRAPH_URL',
  'FACEBOOK_APP_ID',
  'FACEBOOK_APP_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'ORDER_NUMBER_KEY',
];

/** Together or not at all. */
const TOGETHER = [
  ['THREE_WORDS_KEY', 'THREE_WORDS_URL'],
  ['MEDIA_S3_URL', 'MEDIA_S3_BUCKET', 'MEDIA_S3_KEY', 'MEDIA_S3_SECRET'],
  ['MESSAGE_PRO_KEY', 'MESSAGE_PRO_SENDER', 'MESSAGE_PRO_URL'],
];

/** The names of all that is missing, each once; `needed` are those of this process. */
export function missingSettings(source: NodeJS.ProcessEnv, needed: readonly string[]): readonly string[] {
  const isNamed = (name: string) => (source[name] ?? '').trim() !== '';
  // The address of a process follows from the owner's, if that is set.
  const follows = (name: string) => name.endsWith('_DATABASE_URL') && isNamed('DATABASE_URL');
  const always = [...ALWAYS, ...needed].filter((name) => !isNamed(name) && !follows(name));
  // An address alone is no contract: it may be set without a key.
  const begun = TOGETHER.filter(([key = '']) => isNamed(key)).flat();
  const together = [...begun.filter((name) => !isNamed(name)), ...halfNamedProviders(isNamed)];
  return [...new Set([...always, ...together])];
}
