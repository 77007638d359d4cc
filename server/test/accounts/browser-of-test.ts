import { type SocialMessage, type SocialProvider, type SocialWay, socialStart } from '@tokhi/contract/social-login';
import type { AppOfTest } from '../app-of-test.ts';

export const SHOP_ORIGIN = 'http://127.0.0.1:3000';
export const ATTEMPT = 'an-attempt-of-the-test';

/** The environment of a shop whose Google and Facebook are those of this sandbox. */
export const socialEnv = (sandbox: string): Record<string, string> => ({
  SHOP_ORIGIN,
  GOOGLE_ISSUER: `${sandbox}/google`,
  FACEBOOK_DIALOG_URL: `${sandbox}/facebook`,
  FACEBOOK_GRAPH_URL: `${sandbox}/facebook`,
});

/** What the person does on the provider's page: a button, or the fields of somebody who is not there yet. */
export type Choice = Readonly<Record<string, string>>;

export interface SocialAnswer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
  /** What the popup's page posts. */
  message: () => SocialMessage;
  /** What the tab finds in its fragment. */
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
  /** Until a page stands there, or the shop is next. */
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
    /** What it would send to the shop. */
    cookies: () => cookiesFor(SHOP_ORIGIN),
    /** As far as the address with which the provider sends the browser back. */
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
