// AWS Signature Version 4 for S3, which does not encode paths twice. The tests are the examples that AWS publishes.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface SentRequest {
  method: string;
  /** As in the request: encoded, with its query. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Why a request is refused, as S3's error code. */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'RequestTimeTooSkewed'
  | 'XAmzContentSHA256Mismatch';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const LARGEST_SKEW_MS = 15 * 60_000;
const UNSIGNED = 'UNSIGNED-PAYLOAD';

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Null if it is signed with the secret of its key, recently, and for this body. */
export function signatureFault(
  request: SentRequest,
  secretOf: (keyId: string) => string | undefined,
  now: Date,
): SignatureFault | null {
  const said = AUTHORIZATION.exec(headerOf(request, 'authorization'));
  if (said === null) return 'AccessDenied';
  const [, keyId = '', day = '', region = '', service = '', names = '', signature = ''] = said;
  const secret = secretOf(keyId);
  if (secret === undefined) return 'InvalidAccessKeyId';
  const moment = headerOf(request, 'x-amz-date');
  if (Math.abs(timeOf(moment) - now.getTime()) > LARGEST_SKEW_MS) return 'RequestTimeTooSkewed';
  const payload = headerOf(request, 'x-amz-content-sha256');
  if (payload !== UNSIGNED && payload !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonicalRequest(request, names, payload))].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const isRight = timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'));
  return isRight && names.split(';').includes('host') ? null : 'SignatureDoesNotMatch';
}

function canonicalRequest(request: SentRequest, names: string, payload: string): string {
  const [path = '', query = ''] = request.url.split('?', 2);
  const pairs = query === '' ? [] : query.split('&').map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  const headers = names.split(';').map((name) => `${name}:${headerOf(request, name).trim().replace(/ +/g, ' ')}\n`);
  return [request.method, path, pairs.sort().join('&'), headers.join(''), names, payload].join('\n');
}

const headerOf = ({ headers }: SentRequest, name: string): string => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
};

/** `20130524T000000Z`; anything else is treated as too long ago. */
const timeOf = (moment: string): number => {
  const figures = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(moment)?.slice(1).map(Number);
  if (figures === undefined) return Number.NEGATIVE_INFINITY;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = figures;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};
