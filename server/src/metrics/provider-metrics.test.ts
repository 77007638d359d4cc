import { expect, test } from 'vitest';
import { freePort } from '../../test/process-of-test.ts';
import { providerOfTest } from '../../test/provider-of-test.ts';
import { createMetrics } from '../http/metrics.ts';
import { openProvider } from '../providers/gateway/open-provider.ts';
import { openThreeWords } from '../providers/three-words/open-three-words.ts';

const service = providerOfTest();

test('each call to a provider is measured by what came of it, and a provider that rests is seen', async () => {
  const registry = createMetrics();
  const statuses = [200, 404, 500, 500, 500, 500, 500];
  const url = await service.answers((_request, reply) => reply.writeHead(statuses.shift() ?? 200).end('{}'));
  const provider = openProvider({ name: 'bank-of-metrics', onTrouble: () => undefined });
  expect(await registry.metrics()).toContain('provider_breaker_open{provider="bank-of-metrics"} 0');
  const ask = (at: string) =>
    provider.within((send) => send({ method: 'GET', url: at, repeats: false })).catch(() => undefined);
  await ask(`http://127.0.0.1:${await freePort()}`);
  for (let call = 0; call < 7; call += 1) await ask(url);
  await provider.close();
  const said = await registry.metrics();
  const count = (outcome: string) =>
    said.match(
      new RegExp(`provider_call_duration_seconds_count\\{provider="bank-of-metrics",outcome="${outcome}"\\} (\\d+)`),
    )?.[1];
  expect(['away', 'answered', 'refused', 'unsure'].map(count)).toEqual(['1', '1', '1', '5']);
  expect(said).toContain('provider_breaker_open{provider="bank-of-metrics"} 1');
});

test('a service that is asked without a breaker is measured, too, and no address of it is a label', async () => {
  const registry = createMetrics();
  const url = await service.answers((_request, reply) => reply.end(JSON.stringify({ words: 'нэг.хоёр.гурав' })));
  const words = openThreeWords({ url, key: 'a-key', onAway: () => undefined });
  expect(await words.wordsAt({ latitude: 47.9, longitude: 106.9 })).toBe('нэг.хоёр.гурав');
  const said = await registry.metrics();
  expect(said).toMatch(/provider_call_duration_seconds_count\{provider="three-words",outcome="answered"\} 1/);
  expect(said).not.toContain('106.9');
});
