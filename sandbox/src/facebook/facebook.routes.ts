import type { FastifyInstance, FastifyReply } from 'fastify';
import { choosePage, chosenPerson } from '../people/choose-page.ts';
import type { People } from '../people/people.ts';
import { portrait } from '../people/portrait.ts';
import { readForm } from '../people/read-form.ts';
import { FACEBOOK_APP, GraphError, openFacebook } from './facebook.ts';

/** Any version: the shop's setting chooses one. */
const AT = '/facebook/:version';

interface Asked {
  Querystring: Record<string, string | undefined>;
}

/** Dialog and Graph API side by side, as the shop uses them; `/facebook/token` is the JavaScript SDK of tests. */
export function facebookRoutes(web: FastifyInstance, people: People, address: () => string): void {
  const facebook = openFacebook();
  web.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));

    scope.get<Asked>(`${AT}/dialog/oauth`, async ({ query }, reply) => {
      if (query['client_id'] !== FACEBOOK_APP.id) return reply.code(400).send('Invalid App ID');
      return reply.type('text/html').send(choosePage('Log in with Facebook', people));
    });
    scope.post<Asked>(`${AT}/dialog/oauth`, async (request, reply) => {
      const back = new URL(request.query['redirect_uri'] ?? '');
      if (back.hostname !== '127.0.0.1' && back.hostname !== 'localhost') return reply.code(400).send('URL Blocked');
      const person = chosenPerson(people, await readForm(request.raw));
      if (person === null) back.search = 'error=access_denied&error_code=200&error_reason=user_denied';
      else back.searchParams.set('code', facebook.giveCode(person, request.query['redirect_uri'] ?? ''));
      back.searchParams.set('state', request.query['state'] ?? '');
      return reply.redirect(back.href, 303);
    });

    scope.get<Asked>(`${AT}/oauth/access_token`, ({ query }, reply) =>
      graph(reply, () =>
        facebook.exchange({
          clientId: query['client_id'],
          clientSecret: query['client_secret'],
          redirectUri: query['redirect_uri'],
          code: query['code'],
        }),
      ),
    );
    scope.get<Asked>(`${AT}/debug_token`, ({ query }, reply) =>
      graph(reply, () => facebook.debug(query['input_token'], query['access_token'])),
    );
    scope.get<Asked>(`${AT}/me`, ({ query }, reply) =>
      graph(reply, () => {
        const { id, name, email } = facebook.me(query['access_token'], query['appsecret_proof']);
        const picture = { height: 50, width: 50, is_silhouette: false, url: `${address()}/facebook/portrait.png` };
        return { id, name, ...(email === null ? {} : { email }), picture: { data: picture } };
      }),
    );
    scope.get('/facebook/portrait.png', async (_request, reply) => reply.type('image/png').send(portrait()));
    scope.post<Asked>('/facebook/token', async (request) => {
      const person = chosenPerson(people, await readForm(request.raw));
      return person === null ? null : { id: person.id, token: facebook.giveToken(person, request.query['app_id']) };
    });
  });
}

function graph(reply: FastifyReply, answer: () => object): FastifyReply {
  try {
    return reply.send(answer());
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    const { message, type, code } = error;
    return reply.code(400).send({ error: { message, type, code, fbtrace_id: 'sandbox' } });
  }
}
