import { Refusal, type RefusalCode, refusalReply, refusals } from '@tokhi/contract/texts/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseBusy } from '../../db/database-errors.ts';
import { MediaAway } from '../../media/open-media.ts';
import { BARE_PAGE_POLICY } from '../pages/bare-page.ts';
import { WAIT_PAGES } from '../pages/wait-pages.ts';

/**
 * A refusal of the catalogue answers with its own status and text. Any other error is a bug or an outage: it is logged once with the
 * request id, and the answer says nothing about our internals.
 */
export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) {
      // A call that answers our failure with its own refusal (register) still logs the cause.
      if (error.cause !== undefined) request.log.error({ err: error.cause }, 'a request failed');
      if (error.code === 'too_many_requests') return sendWait(request, reply, error.code);
      return sendRefusal(reply, error.code, error.details);
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      return sendRefusal(reply, 'invalid_request', wrongFields(error.validation));
    }
    if (error instanceof MediaAway) {
      request.log.warn({ err: error }, 'the store of pictures was away for a request');
      return sendBusy(request, reply);
    }
    if (error.statusCode === 429) return sendWait(request, reply, 'too_many_requests');
    if (error.statusCode === 503) return sendBusy(request, reply);
    if (error.statusCode !== undefined && error.statusCode < 500) return sendRefusal(reply, 'invalid_request');
    if (isDatabaseBusy(error)) {
      // A query that was cancelled because the visitor has gone is not worth a log line.
      if (!reply.raw.destroyed) request.log.warn({ err: error }, 'the database was away or too slow for a request');
      return sendBusy(request, reply);
    }
    // A client that disconnects in the middle of a body or an answer is not our failure.
    if (!reply.raw.destroyed || !isBrokenOff(error)) request.log.error({ err: error }, 'a request failed');
    return sendRefusal(reply, 'internal');
  });
  app.setNotFoundHandler((_request: FastifyRequest, reply) => sendRefusal(reply, 'call_not_found'));
}

const isBrokenOff = ({ code }: FastifyError): boolean =>
  code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'ECONNABORTED';

const sendBusy = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendWait(request, reply.header('retry-after', '5'), 'shop_busy');

/** A call gets the usual refusal, a person gets a page to read. */
function sendWait(request: FastifyRequest, reply: FastifyReply, code: keyof typeof WAIT_PAGES): FastifyReply {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  if (!isPage) return sendRefusal(reply, code);
  return reply
    .code(refusals[code].status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', BARE_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .serializer(String)
    .send(WAIT_PAGES[code]);
}

/** The dotted path of each invalid field → what is wrong with it. */
function wrongFields(issues: readonly { instancePath: string; message?: string }[]): Record<string, string> {
  const field = (path: string) => path.replace(/^\//, '').replaceAll('/', '.') || 'body';
  return Object.fromEntries(issues.map(({ instancePath, message }) => [field(instancePath), message ?? '']));
}

function sendRefusal(reply: FastifyReply, code: RefusalCode, details?: Refusal['details']): FastifyReply {
  return reply
    .code(refusals[code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(refusalReply(code, details));
}
