import type { Redis } from 'ioredis';
import type { TryCounts } from './try-counts.ts';

/** Counts under all keys, or none if one is full. One script is atomic for all processes: two cannot both take the last try. */
const TAKE = `
for at, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * at - 1]) then return 0 end
end
for at, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[2 * at]) end
end
return 1`;

/** Never below zero: a window may have ended in between. */
const GIVE_BACK = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
end
return 1`;

/** The keys include the shop's name: shops that share a Redis do not share counts. */
export function countInRedis(redis: Redis, name: string): TryCounts {
  const full = (key: string) => `tries:${name}:${key}`;
  return {
    async take(keys) {
      const names = keys.map(({ key }) => full(key));
      const figures = keys.flatMap(({ most, withinMs }) => [most, withinMs]);
      return (await redis.eval(TAKE, names.length, ...names, ...figures)) === 1;
    },
    async giveBack(keys) {
      const names = keys.map(({ key }) => full(key));
      await redis.eval(GIVE_BACK, names.length, ...names);
    },
    async clear(keys) {
      await redis.del(...keys.map(({ key }) => full(key)));
    },
  };
}
