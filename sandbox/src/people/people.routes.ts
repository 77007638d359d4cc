import type { FastifyInstance } from 'fastify';
import type { People } from './people.ts';

/** Who has an account, for tests that come back as somebody who was typed in before. */
export function peopleRoutes(web: FastifyInstance, people: People): void {
  web.get<{ Querystring: { email?: string } }>('/people', async ({ query: { email } }) => ({
    people: email === undefined ? people.all() : people.all().filter((person) => person.email === email),
  }));
}
