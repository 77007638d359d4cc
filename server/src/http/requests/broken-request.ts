import type { Socket } from 'node:net';
import { refusalReply } from '@tokhi/contract/texts/refusals';

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Answers a request that is not valid HTTP. Node closes the connection afterwards in any case, so the answer says so: otherwise the edge
 * would keep the connection, and lose the next visitor's request on it.
 */
export function answerBrokenRequest({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const body = JSON.stringify(refusalReply('invalid_request'));
  socket.end(
    `HTTP/1.1 ${STATUS[code] ?? '400 Bad Request'}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
  );
}
