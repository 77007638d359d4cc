import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import { choosePage, chosenPerson } from '../people/choose-page.ts';
import type { People } from '../people/people.ts';
import { portrait } from '../people/portrait.ts';
import { readForm } from '../people/read-form.ts';

const AT = '/google';

/**
 * The provider with its own sign-in page. It is loaded at the first request: its library and its keys would cost
 * every start of the sandbox half a second.
 */
export function googleRoutes(web: FastifyInstance, people: People, address: () => string): void {
  let opening: Promise<Provider> | undefined;
  const opened = () => {
    opening ??= import('./google.ts').then(({ openGoogle }) => openGoogle(address() + AT, people));
    return opening;
  };
  web.register(async (scope) => {
    // The library reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.get(`${AT}/portrait.png`, async (_request, reply) => reply.type('image/png').send(portrait()));
    scope.get<{ Querystring: { cut?: string } }>(`${AT}/interaction/:uid`, async ({ query }, reply) => {
      // Some providers' pages cut the connection to their opener for good.
      if (query.cut !== undefined) reply.header('cross-origin-opener-policy', 'same-origin');
      return reply.type('text/html').send(choosePage('Sign in with Google', people));
    });
    scope.post(`${AT}/interaction/:uid`, async (request, reply) => {
      const person = chosenPerson(people, await readForm(request.raw));
      const provider = await opened();
      reply.hijack();
      const result =
        person === null
          ? { error: 'access_denied', error_description: 'the person cancelled' }
          : { login: { accountId: person.id }, select_account: {} };
      await provider.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
    });
    scope.all(`${AT}/*`, async (request, reply) => {
      const answer = (await opened()).callback();
      reply.hijack();
      await answer(mounted(request.raw), reply.raw);
    });
  });
}

/** The library derives its mount path from both URLs, as in Connect. */
function mounted(request: IncomingMessage & { originalUrl?: string }): IncomingMessage {
  const whole = request.url ?? '/';
  request.originalUrl = whole;
  request.url = whole.slice(AT.length);
  return request;
}
