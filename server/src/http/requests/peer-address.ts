import type { FastifyRequest } from 'fastify';

/** The address of the client. Fastify knows none when the connection is gone already, whatever its type says. */
export const peerAddress = (request: FastifyRequest): string => (request.ip as string | undefined) ?? '';
