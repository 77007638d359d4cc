import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { fetchFrom } from '../../observability/provider-calls.ts';

interface FacebookSettings {
  /** The login dialog and the Graph API. */
  dialogUrl: string;
  graphUrl: string;
  version: string;
  appId: string;
  appSecret: string;
  /** Called with the reason of a failed login, without personal data. */
  failed: (reason: string) => void;
}

interface FacebookAccount {
  issuer: 'facebook';
  subject: string;
  email: string | null;
  isEmailProven: false;
  name: string | null;
  pictureUrl: string | null;
}

export interface Facebook {
  /** Seals the data that the browser carries from the first step to the last. */
  secret: string;
  /** The address of the login dialog. */
  begin(secrets: { state: string }, redirectUri: string): Promise<string>;
  /** The account behind these parameters; null if it is not proven. The caller has compared the state. */
  finish(parameters: URLSearchParams, secrets: unknown, redirectUri: string): Promise<FacebookAccount | null>;
  /** The account of an access token, if the token was issued to our application. */
  ownerOf(accessToken: string): Promise<FacebookAccount | null>;
}

const TIMEOUT_MS = 5_000;
/** The square picture that the shop stores (accounts/social/encode-picture.ts), at twice its size. */
const PICTURE = 'picture.width(320).height(320)';

const Exchanged = z.object({ access_token: z.string().min(1) });
const Debugged = z.object({
  data: z.object({ is_valid: z.boolean(), app_id: z.string().optional(), user_id: z.string().optional() }),
});
const Me = z.object({
  id: z.string().min(1).max(255),
  name: z.string().nullish(),
  email: z.string().max(254).nullish(),
  picture: z.object({ data: z.object({ url: z.url().max(2_000), is_silhouette: z.boolean() }) }).nullish(),
});

/** Facebook login by its dialog and the Graph API, which does not say whether an email is verified. */
export function openFacebook(settings: FacebookSettings): Facebook {
  const { dialogUrl, graphUrl, version, appId, appSecret, failed } = settings;

  const graph = async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    query: Record<string, string>,
  ): Promise<z.output<Schema>> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetchFrom('facebook', `${graphUrl}/${version}/${path}?${new URLSearchParams(query)}`, {
      redirect: 'error',
      signal,
    });
    if (!answer.ok) throw new GraphRefused(`${path} answered ${answer.status}`);
    return schema.parse(await answer.json());
  };

  const ownerOf = async (accessToken: string): Promise<FacebookAccount | null> => {
    const { data } = await graph('debug_token', Debugged, {
      input_token: accessToken,
      access_token: `${appId}|${appSecret}`,
    });
    // A token of another application is worthless here: its owner did not consent to our login.
    if (!data.is_valid || data.app_id !== appId) throw new GraphRefused('a token that was not given to us');
    const me = await graph('me', Me, {
      fields: `id,name,email,${PICTURE}`,
      access_token: accessToken,
      appsecret_proof: createHmac('sha256', appSecret).update(accessToken).digest('hex'),
    });
    if (me.id !== data.user_id) throw new GraphRefused('two answers about two people');
    const picture = me.picture?.data;
    return {
      issuer: 'facebook',
      subject: me.id,
      email: me.email ?? null,
      isEmailProven: false,
      name: me.name ?? null,
      pictureUrl: picture === undefined || picture.is_silhouette ? null : picture.url,
    };
  };

  const orNull = async (ask: () => Promise<FacebookAccount | null>): Promise<FacebookAccount | null> => {
    try {
      return await ask();
    } catch (error) {
      failed(reasonOf(error));
      return null;
    }
  };

  return {
    secret: appSecret,
    begin: async ({ state }, redirectUri) => {
      const query = { client_id: appId, redirect_uri: redirectUri, state, scope: 'public_profile,email' };
      return `${dialogUrl}/${version}/dialog/oauth?${new URLSearchParams(query)}`;
    },
    finish: (parameters, _secrets, redirectUri) =>
      orNull(async () => {
        const exchanged = await graph('oauth/access_token', Exchanged, {
          client_id: appId,
          client_secret: appSecret,
          redirect_uri: redirectUri,
          code: parameters.get('code') ?? '',
        });
        return ownerOf(exchanged.access_token);
      }),
    ownerOf: (accessToken) => orNull(() => ownerOf(accessToken)),
  };
}

/** The Graph API rejected a token; its own message would quote the token. */
class GraphRefused extends Error {
  override readonly name = 'GraphRefused';
}

const reasonOf = (error: unknown): string => {
  if (error instanceof GraphRefused) return error.message;
  return error instanceof Error ? error.name : 'unknown';
};
