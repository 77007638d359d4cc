import { expect, test } from 'vitest';
import { createRecentAnswers } from './recent-answers.ts';
import { rememberServices } from './watch-services.ts';

const START = new Date('2026-11-16T01:00:00Z');
const clockFrom = (at: Date) => {
  const clock = { now: at };
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  return { now: () => clock.now, pass };
};

test('answers are counted with how long they took, and forgotten by slices', () => {
  const { now, pass } = clockFrom(START);
  const answers = createRecentAnswers(now, 4, 15_000);
  expect(answers.read()).toEqual({ all: 0, failed: 0, p95Ms: null });
  for (let ms = 1; ms <= 100; ms += 1) answers.note({ isFailed: ms > 98, ms });
  const { p95Ms, ...counted } = answers.read();
  expect(counted).toEqual({ all: 100, failed: 2 });
  expect(p95Ms).toBe(95);
  pass(15_000);
  answers.note({ isFailed: true, ms: 0.2 });
  pass(30_000);
  expect(answers.read().all).toBe(101);
  pass(15_000);
  expect(answers.read()).toEqual({ all: 1, failed: 1, p95Ms: 1 });
  pass(15_000);
  expect(answers.read()).toEqual({ all: 0, failed: 0, p95Ms: null });
});

test('a service is listed before it was asked, and its failures do not move the time of its last answer', () => {
  const { now, pass } = clockFrom(START);
  const services = rememberServices(now, ['qpay']);
  expect(services.read()).toEqual([
    { name: 'qpay', asked: 0, failed: 0, p95Ms: null, answeredAt: null, isResting: false },
  ]);
  services.onCall({ provider: 'qpay', outcome: 'answered', seconds: 0.02 });
  pass(60_000);
  services.onCall({ provider: 'qpay', outcome: 'unsure', seconds: 5 });
  services.onBreaker({ provider: 'qpay', isOpen: true });
  expect(services.read()).toMatchObject([{ asked: 2, failed: 1, answeredAt: START.toISOString(), isResting: true }]);
  pass(3_600_000);
  services.onBreaker({ provider: 'qpay', isOpen: false });
  expect(services.read()).toMatchObject([{ asked: 0, failed: 0, answeredAt: START.toISOString(), isResting: false }]);
});
