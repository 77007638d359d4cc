// The bare server: only Fastify and `pg` between the request and the order. No idempotency, no email, no jobs, no limits,
// no fees: what a good engineer writes first.
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { type BareOrder, takeOrder } from './take-order.ts';

/** As many connections as the API of the shop has. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify();

const text = (most: number) => ({ type: 'string', minLength: 1, maxLength: most });
const body = {
  type: 'object',
  required: ['receiver', 'lines', 'total'],
  additionalProperties: false,
  properties: {
    receiver: {
      type: 'object',
      required: ['name', 'phone', 'email'],
      additionalProperties: false,
      properties: { name: text(100), phone: { type: 'string', pattern: '^[0-9]{8}$' }, email: text(254) },
    },
    lines: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: {
        type: 'object',
        required: ['code', 'quantity', 'price'],
        additionalProperties: false,
        properties: {
          code: text(40),
          quantity: { type: 'integer', minimum: 1, maximum: 999 },
          price: { type: 'integer', minimum: 1 },
        },
      },
    },
    total: { type: 'integer', minimum: 1 },
  },
};
const response = { 200: { type: 'object', properties: { order: { type: 'string' } } } };

async function customerOf(authorization: string | undefined): Promise<string | null> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const { rows } = await pool.query<{ customer_id: string }>({
    name: 'session',
    text: 'select customer_id from sessions where token_hash = $1 and expires_at > now()',
    values: [createHash('sha256').update(token).digest()],
  });
  return rows[0]?.customer_id ?? null;
}

app.post<{ Body: BareOrder }>('/orders', { schema: { body, response } }, async (request, reply) => {
  const customerId = await customerOf(request.headers.authorization);
  if (customerId === null) return reply.code(401).send({ error: 'login_required' });
  const client = await pool.connect();
  try {
    await client.query({ name: 'begin', text: 'begin' });
    const order = await takeOrder(client, customerId, request.body);
    const isRefused = typeof order === 'string';
    await client.query(isRefused ? { name: 'rollback', text: 'rollback' } : { name: 'commit', text: 'commit' });
    return isRefused ? reply.code(409).send({ error: order }) : { order: order.id };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
});

await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address: app.listeningOrigin });
// Ends with the process that started it: nothing else would end it.
process.once('disconnect', () => process.exit());
