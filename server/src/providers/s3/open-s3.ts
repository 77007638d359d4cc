// An object store with the S3 protocol: Amazon's, or the owner's own. Amazon's package is loaded at the first request.
import { addAbortSignal, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { S3 as Client } from '@aws-sdk/client-s3';
import { type S3Deps, withPatience } from './with-patience.ts';

export { S3Away } from './with-patience.ts';

export interface S3 {
  /** Atomic. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** Null if there is no such object. */
  get(key: string): Promise<Buffer | null>;
  /** A missing object is no error. */
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<{ key: string; changedAt: Date }[]>;
  close(): Promise<void>;
}

export interface S3Settings extends S3Deps {
  url: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
  connectMs?: number;
}

/** Over a slow connection a picture takes long; nobody waits for it on a page. */
const SENDING_MS = 30_000;

export function openS3({ url, region, bucket, keyId, secret, connectMs = 1_000, ...deps }: S3Settings): S3 {
  const { wholeMs = 5_000 } = deps;
  const patience = withPatience(deps);
  let client: Promise<Client> | null = null;
  const open = async (): Promise<Client> => {
    const { S3: Opened } = await import('@aws-sdk/client-s3');
    return new Opened({
      endpoint: url,
      region,
      credentials: { accessKeyId: keyId, secretAccessKey: secret },
      // All stores support paths on one host name.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Retried here, including the body of the answer, which the package leaves to its caller.
      maxAttempts: 1,
      requestHandler: { connectionTimeout: connectMs, socketTimeout: wholeMs },
    });
  };
  const ask = <Result>(run: (client: Client, abortSignal: AbortSignal) => Promise<Result>, longestMs = wholeMs) =>
    patience.execute(async (signal) => {
      client ??= open();
      return run(await client, signal);
    }, longestMs);

  return {
    put: (Key, Body) =>
      ask(async (s3, abortSignal) => {
        await s3.putObject({ Bucket: bucket, Key, Body }, { abortSignal });
      }, SENDING_MS),
    get: (Key) =>
      ask(async (s3, abortSignal) => {
        try {
          const { Body } = await s3.getObject({ Bucket: bucket, Key }, { abortSignal });
          return await buffer(addAbortSignal(abortSignal, Body as Readable));
        } catch (error) {
          if (error instanceof Error && error.name === 'NoSuchKey') return null;
          throw error;
        }
      }),
    remove: (Key) =>
      ask(async (s3, abortSignal) => {
        await s3.deleteObject({ Bucket: bucket, Key }, { abortSignal });
      }),
    async list(Prefix) {
      const found: { key: string; changedAt: Date }[] = [];
      let after: string | undefined;
      do {
        const from = after === undefined ? {} : { ContinuationToken: after };
        const page = await ask((s3, abortSignal) =>
          s3.listObjectsV2({ Bucket: bucket, Prefix, ...from }, { abortSignal }),
        );
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined && LastModified !== undefined) found.push({ key: Key, changedAt: LastModified });
        after = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (after !== undefined);
      return found;
    },
    async close() {
      (await client)?.destroy();
    },
  };
}
