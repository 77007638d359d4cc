import { expect, test } from 'vitest';
import type { Kind } from '../questions.ts';
import { drawChart } from './draw-chart.ts';
import type { RunRecord } from './run-record.ts';

function run(products: number, p95: number): RunRecord {
  const figures = { perSecond: 1, p50: p95, p95, p99: p95, requests: 1, errors: 0 };
  const question = (name: string, kind: Kind) => ({
    name,
    kind,
    firstAsk: figures,
    asServed: figures,
    engine: figures,
  });
  const questions = [
    question('product', 'product'),
    question('rare word', 'search'),
    question('common word', 'search'),
  ];
  return { products, day: '2026-11-15', seconds: 6, inFlight: 8, machine: 'two cores', questions };
}

test('a question ten times dearer in a shop ten times larger rises by one step of both scales', () => {
  const svg = drawChart([run(10_000, 1), run(100_000, 10), run(1_000_000, 100)]);
  const corners = /<polyline points="([^"]+)"/
    .exec(svg)?.[1]
    ?.split(' ')
    .map((corner) => corner.split(',').map(Number));
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], [x3 = 0, y3 = 0] = []] = corners ?? [];
  expect([x1, x3]).toEqual([76, 600]);
  expect(x2 - x1).toBeCloseTo(x3 - x2);
  expect(y1 - y2).toBeCloseTo(y2 - y3, 0);
  expect(y1).toBeGreaterThan(y3);
});

test('each question has its line and its name, and the colours are the shop’s', () => {
  const svg = drawChart([run(10_000, 5)]);
  expect(svg.match(/<polyline/g)).toHaveLength(3);
  expect(svg).toContain('>common word</text>');
  expect(svg).toContain('fill="#fbfaf7"');
  expect(svg).not.toContain('style=');
});
