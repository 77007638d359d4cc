// The examples of «Signature Calculations for the Authorization Header» in the documentation of Amazon S3, verbatim.
import { expect, test } from 'vitest';
import { type SentRequest, signatureFault } from './verify-signature.ts';

const KEY_ID = 'AKIAIOSFODNN7EXAMPLE';
const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const NOW = new Date('2013-05-24T00:00:00Z');
const NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const signed = (names: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=${KEY_ID}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`;

const request = (
  method: string,
  url: string,
  headers: Record<string, string>,
  [names, signature]: [string, string],
  body = '',
): SentRequest => ({
  ...{ method, url, body: Buffer.from(body) },
  headers: {
    ...{ host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z', 'x-amz-content-sha256': NOTHING },
    ...{ ...headers, authorization: signed(names, signature) },
  },
});

const OF_A_READER = 'host;x-amz-content-sha256;x-amz-date';
const PUBLISHED: [string, SentRequest][] = [
  [
    'GET an object by its first bytes',
    request('GET', '/test.txt', { range: 'bytes=0-9' }, [
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ]),
  ],
  [
    'PUT an object',
    request(
      'PUT',
      '/test%24file.text',
      {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      [
        'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ],
      'Welcome to Amazon S3.',
    ),
  ],
  [
    'GET a setting of the bucket',
    request('GET', '/?lifecycle', {}, [
      OF_A_READER,
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ]),
  ],
  [
    'GET the list of a bucket',
    request('GET', '/?max-keys=2&prefix=J', {}, [
      OF_A_READER,
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ]),
  ],
];
const secretOf = (keyId: string) => (keyId === KEY_ID ? SECRET : undefined);
const faultOf = (sent: SentRequest, now = NOW) => signatureFault(sent, secretOf, now);

test.each(PUBLISHED)('the published example is right: %s', (_, sent) => {
  expect(faultOf(sent)).toBeNull();
});

test.each(PUBLISHED)('changed in any part it is wrong: %s', (_, sent) => {
  expect(faultOf({ ...sent, method: 'DELETE' })).toBe('SignatureDoesNotMatch');
  expect(faultOf({ ...sent, url: `/other${sent.url}` })).toBe('SignatureDoesNotMatch');
  expect(faultOf({ ...sent, headers: { ...sent.headers, host: 'example.com' } })).toBe('SignatureDoesNotMatch');
  expect(faultOf({ ...sent, body: Buffer.from('something else') })).toBe('XAmzContentSHA256Mismatch');
  expect(faultOf({ ...sent, headers: { ...sent.headers, authorization: 'Bearer 1' } })).toBe('AccessDenied');
  const foreign = String(sent.headers['authorization']).replace(KEY_ID, 'AKIAI0000000EXAMPLE');
  expect(faultOf({ ...sent, headers: { ...sent.headers, authorization: foreign } })).toBe('InvalidAccessKeyId');
  expect(faultOf(sent, new Date('2013-05-24T00:15:01Z'))).toBe('RequestTimeTooSkewed');
  expect(faultOf({ ...sent, headers: { ...sent.headers, 'x-amz-date': 'now' } })).toBe('RequestTimeTooSkewed');
});
