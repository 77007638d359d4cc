import type { FastifyInstance } from 'fastify';
import type { People } from './people.ts';

/** People with an account, for tests that sign in again as a person typed in earlier. */
export function peopleRoutes(web: FastifyInstance, people: People): void {
  web.get<{ Querystring: { email?: string } }>('/people', async ({ query: { email } }) => ({
    people: email === undefined ? people.all() : people.all().filter((person) => person.email === email),
  }));
}
