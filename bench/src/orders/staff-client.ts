import { createHash, randomBytes } from 'node:crypto';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import type pg from 'pg';

/** Inserts an owner with both factors confirmed and returns the session cookie: staff logins are measured elsewhere. */
export async function loggedInStaff(client: Pick<pg.Client, 'query'>): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest();
  const email = `bench-${token.slice(0, 8).toLowerCase()}@tokhi.example`;
  await client.query(
    `with member as (insert into staff_members (email, name) values ($1, 'Bench') returning id),
       role as (insert into staff_roles (staff_id, role) select id, 'owner' from member)
     insert into staff_sessions (token_hash, staff_id, created_at, last_seen_at, expires_at, second_factor_at)
     select $2, id, now(), now(), now() + interval '11 hours', now() from member`,
    [email, hash],
  );
  return `__Host-admin=${token}`;
}

/** A staff call over loopback. `origin` is the configured address of admin. */
export async function askAsStaff(
  origin: string,
  cookie: string,
  call: AdminEndpointName,
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await fetch(`${origin.replace('localhost', '127.0.0.1')}${adminEndpoints[call].path}`, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { cookie, origin, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
