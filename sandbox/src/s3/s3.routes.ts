import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../html.ts';
import type { Switches } from '../switches.ts';
import { signatureFault } from './verify-signature.ts';

/** The credentials and the bucket; the settings of a machine under test have the same. */
export const S3_OF_SANDBOX = { keyId: 'sandbox', secret: 'sandbox-secret-of-s3', bucket: 'tokhi-media' };

interface Stored {
  content: Buffer;
  changedAt: Date;
}

/** A tenth of Amazon's page size, so that readers of a list have to page. */
const LIST_AT_ONCE = 100;
const STATUS_OF: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  XAmzContentSHA256Mismatch: 400,
};
const SLOW_DOWN = '<Error><Code>SlowDown</Code><Message>Reduce your request rate.</Message></Error>';

/** An object store with the S3 API, with path-style URLs: put, get, head, delete and list, in memory, signed requests only. */
export function s3Routes(web: FastifyInstance, switches: Switches, now: () => Date = () => new Date()): void {
  const objects = new Map<string, Stored>();
  void web.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 64 * 1024 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('preHandler', switches.guard('s3', { status: 503, body: SLOW_DOWN }));
    scope.addHook('preHandler', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const sent = { method: request.method, url: request.url, headers: request.headers, body };
      const secretOf = (id: string) => (id === S3_OF_SANDBOX.keyId ? S3_OF_SANDBOX.secret : undefined);
      const fault = signatureFault(sent, secretOf, now()) ?? (isOurs(request) ? null : 'NoSuchBucket');
      return fault === null ? undefined : refuse(reply, fault);
    });
    scope.addHook('onSend', switches.halves('s3'));
    scope.addHook('onSend', switches.loses('s3'));
    scope.get<Asked>('/s3/:bucket', async ({ query }, reply) => reply.type('application/xml').send(list(query)));
    scope.get<Asked>('/s3/:bucket/', async ({ query }, reply) => reply.type('application/xml').send(list(query)));
    scope.get<Asked>('/s3/:bucket/*', async ({ params }, reply) => {
      const found = objects.get(params['*']);
      if (found === undefined) return refuse(reply, 'NoSuchKey');
      return reply
        .header('last-modified', found.changedAt.toUTCString())
        .type('application/octet-stream')
        .send(found.content);
    });
    scope.put<Asked>('/s3/:bucket/*', async ({ params, body }, reply) => {
      const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      objects.set(params['*'], { content, changedAt: now() });
      return reply.code(200).send('');
    });
    scope.delete<Asked>('/s3/:bucket/*', async ({ params }, reply) => {
      objects.delete(params['*']);
      return reply.code(204).send();
    });
  });

  function list(query: Record<string, string | undefined>): string {
    const { prefix = '', 'continuation-token': after = '', 'max-keys': most } = query;
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const shown = keys.slice(0, Math.min(Number(most ?? LIST_AT_ONCE), LIST_AT_ONCE));
    const rows = shown.map((key) => {
      const { content, changedAt } = objects.get(key) as Stored;
      return `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
    });
    const next = keys.length > shown.length ? shown.at(-1) : undefined;
    const more = next === undefined ? '' : `<NextContinuationToken>${escapeHtml(next)}</NextContinuationToken>`;
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== undefined}</IsTruncated><KeyCount>${shown.length}</KeyCount>${more}${rows.join('')}</ListBucketResult>`;
  }
}

interface Asked {
  Params: { bucket: string; '*': string };
  Querystring: Record<string, string | undefined>;
}

const isOurs = ({ params }: FastifyRequest): boolean => (params as Asked['Params']).bucket === S3_OF_SANDBOX.bucket;

const refuse = (reply: FastifyReply, code: string): FastifyReply =>
  reply
    .code(STATUS_OF[code] ?? 403)
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
