import { bad, type Finding, good, warning } from './finding.ts';

/** What Redis reports (INFO and CONFIG); null if it is unreachable. */
export interface RedisFacts {
  version: string;
  maxBytes: number;
  policy: string;
}

/** Its data may be lost, but Redis must never refuse a write. */
export function judgeStore(facts: RedisFacts | null): Finding {
  const remedy =
    'in /etc/redis/redis.conf: maxmemory 256mb, maxmemory-policy allkeys-lru; systemctl restart redis-server';
  if (facts === null) {
    const means = 'the shop goes on, and each process counts its limits alone';
    return bad('Redis: away', means, 'systemctl status redis-server, and REDIS_URL');
  }
  if (facts.maxBytes === 0) return warning('Redis: no maxmemory', 'it grows until the machine has none left', remedy);
  if (!facts.policy.startsWith('allkeys-')) {
    return warning(`Redis: policy ${facts.policy}`, 'when it is full it takes nothing new', remedy);
  }
  return good(`Redis: ${Math.round(facts.maxBytes / 1024 ** 2)} MB, ${facts.policy}`);
}
