import { expect, test } from 'vitest';
import { withinLimit } from './attempt-limit.ts';

const never = () => new Promise<void>(() => undefined);
const { signal } = new AbortController();

test('work that ends in time ends as it ended', async () => {
  await expect(withinLimit(Promise.resolve(), signal, 60_000)).resolves.toBeUndefined();
  await expect(withinLimit(Promise.reject(new Error('no money')), signal, 60_000)).rejects.toThrow('no money');
});

test('work that hangs has failed when its time is over', async () => {
  await expect(withinLimit(never(), signal, 10)).rejects.toThrow('took longer than 0.01 seconds');
});

test('work that hangs has failed when its worker stops', async () => {
  const stopping = new AbortController();
  const attempt = withinLimit(never(), stopping.signal, 60_000);
  stopping.abort();
  await expect(attempt).rejects.toThrow('its worker had to stop');
});
