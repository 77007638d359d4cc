import { Redis } from 'ioredis';
import type { RedisFacts } from './store.ts';

const LONGEST_MS = 3_000;

/** Null if unreachable. */
export async function lookAtStore(url: string): Promise<RedisFacts | null> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: LONGEST_MS });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const said = await redis.info();
    const fieldOf = (name: string) => new RegExp(`^${name}:(.*?)\r?$`, 'm').exec(said)?.[1] ?? '';
    const [version, maxBytes, policy] = ['redis_version', 'maxmemory', 'maxmemory_policy'].map(fieldOf);
    return { version: version ?? '', maxBytes: Number(maxBytes), policy: policy ?? '' };
  } catch {
    return null;
  } finally {
    redis.disconnect();
  }
}
