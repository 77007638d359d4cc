import { type SocialMessage, type SocialProvider, type SocialWay, socialStart } from '@tokhi/contract/social-login';
import type { AppOfTest } from '../app-of-test.ts';

export const SHOP_ORIGIN = 'http://127.0.0.1:3000';
export const ATTEMPT = 'an-attempt-of-the-test';

/** The environment of a shop that uses the sandbox's Google and Facebook. */
export const socialEnv = (sandbox: string): Record<string, string> => ({
  SHOP_ORIGIN,
  GOOGLE_ISSUER: `${sandbox}/google`,
  FACEBOOK_DIALOG_URL: `${sandbox}/facebook`,
  FACEBOOK_GRAPH_URL: `${sandbox}/facebook`,
});

/** What the person does on the provider's page: a button, or the fields of a new person. */
export type Choice = Readonly<Record<string, string>>;

export interface SocialAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
  /** The message that the popup's page posts. */
  message: () => SocialMessage;
  /** The parameters in the tab's fragment. */
  fragment: () => URLSearchParams;
}

/** A browser without pages: it keeps cookies, follows redirects and presses one button at the provider. */
export function browserOfTest(shop: AppOfTest) {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (origin: string): Map<string, string> => {
    const jar = jars.get(origin) ?? new Map<string, string>();
    jars.set(origin, jar);
    return jar;
  };
  const keep = (origin: string, cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [pair = ''] = cookie.split(';');
      jarOf(origin).set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  const cookiesFor = (origin: string) => [...jarOf(origin)].map(([name, value]) => `${name}=${value}`).join('; ');

  const askShop = async (path: string) => {
    const headers = { cookie: cookiesFor(SHOP_ORIGIN), 'user-agent': 'browser of a test' };
    const answer = await shop.app.inject({ url: path, headers });
    keep(SHOP_ORIGIN, [answer.headers['set-cookie'] ?? []].flat());
    return answer;
  };
  const askProvider = async (address: string, form?: Choice) => {
    const { origin } = new URL(address);
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: cookiesFor(origin) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    keep(origin, answer.headers.getSetCookie());
    return answer;
  };
  /** Follows redirects to a page, or to an address of the shop. */
  const follow = async (address: string, form?: Choice): Promise<string> => {
    if (address.startsWith(SHOP_ORIGIN)) return address;
    const answer = await askProvider(address, form);
    const onwards = answer.headers.get('location');
    if (onwards !== null) return follow(new URL(onwards, address).href);
    if (answer.status !== 200) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    return address;
  };

  return {
    askShop,
    /** The cookies for the shop. */
    cookies: () => cookiesFor(SHOP_ORIGIN),
    /** Stops before the address to which the provider redirects back. */
    async comeBackFrom(provider: SocialProvider, choice: Choice, way: SocialWay = 'popup'): Promise<string> {
      const begun = await askShop(socialStart(provider, way, ATTEMPT));
      const page = await follow(String(begun.headers.location));
      return (await follow(page, choice)).slice(SHOP_ORIGIN.length);
    },
    async signInAt(provider: SocialProvider, choice: Choice, way: SocialWay = 'popup'): Promise<SocialAnswer> {
      return answerOf(await askShop(await this.comeBackFrom(provider, choice, way)));
    },
    answerOf,
  };
}

function answerOf(answer: Awaited<ReturnType<AppOfTest['app']['inject']>>): SocialAnswer {
  const { statusCode: status, headers, body } = answer;
  return {
    status,
    headers,
    body,
    message: () =>
      JSON.parse(/<script type="application\/json" id="told">(.*?)<\/script>/.exec(body)?.[1] ?? '').message,
    fragment: () => new URLSearchParams(new URL(String(headers['location'])).hash.slice(1)),
  };
}
