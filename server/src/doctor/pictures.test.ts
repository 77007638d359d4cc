import { expect, test } from 'vitest';
import { S3_OF_SANDBOX } from '../../../sandbox/src/s3/s3.routes.ts';
import { sandboxOfTest } from '../../test/sandbox-of-test.ts';
import { readEnv } from '../env.ts';
import { outside } from './open-outside.ts';
import { judgePictureStore } from './pictures.ts';

const sandbox = sandboxOfTest();

async function lookAt(changed: Record<string, string> = {}) {
  const { bucket, keyId, secret } = S3_OF_SANDBOX;
  const named = { MEDIA_S3_BUCKET: bucket, MEDIA_S3_KEY: keyId, MEDIA_S3_SECRET: secret };
  const env = readEnv({ MEDIA_S3_URL: sandbox.address('/s3'), ...named, ...changed });
  return judgePictureStore(env.MEDIA_S3_URL, await outside.whyNoPictures(env));
}

test('a store that answers is good', async () => {
  expect(await lookAt()).toMatchObject({ state: 'good', what: expect.stringMatching(/^pictures: .* answers$/) });
});

test.each([
  ['away', { MEDIA_S3_URL: 'http://127.0.0.1:1/s3' }, /^pictures: 127\.0\.0\.1:1 does not answer .*\(s3: /],
  ['with another key', { MEDIA_S3_SECRET: 'another' }, /403 SignatureDoesNotMatch/],
  ['with another bucket', { MEDIA_S3_BUCKET: 'another' }, /404 NoSuchBucket/],
])('a store that is %s is named with its meaning and remedy', async (_, changed, what) => {
  expect(await lookAt(changed)).toMatchObject({
    ...{ state: 'bad', what: expect.stringMatching(what) },
    ...{ means: expect.stringContaining('cannot upload'), remedy: expect.stringContaining('MEDIA_S3_URL') },
  });
});
