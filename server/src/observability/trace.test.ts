import { expect, test } from 'vitest';
import { continueTrace, currentTrace, inTrace, outsideOfTraces, traceparentOf } from './trace.ts';

const [TRACE, SPAN] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

test('a valid header is continued under a span of its own, and handed on', () => {
  const trace = continueTrace(`00-${TRACE}-${SPAN}-01`);
  expect(trace).toMatchObject({ traceId: TRACE, parentSpanId: SPAN, isSampled: true });
  expect(trace.spanId).toMatch(/^[\da-f]{16}$/);
  expect(trace.spanId).not.toBe(SPAN);
  expect(traceparentOf(trace)).toBe(`00-${TRACE}-${trace.spanId}-01`);
});

test('whoever began it may keep it from being kept', () => {
  const trace = continueTrace(`00-${TRACE}-${SPAN}-00`);
  expect([trace.isSampled, traceparentOf(trace).slice(-3)]).toEqual([false, '-00']);
});

test('a later version is read as far as this one goes', () => {
  expect(continueTrace(`01-${TRACE}-${SPAN}-01-more`).traceId).toBe(TRACE);
});

test.each([
  ['nothing', undefined],
  ['several headers', [`00-${TRACE}-${SPAN}-01`]],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
  ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
  ['the version that is none', `ff-${TRACE}-${SPAN}-01`],
  ['more than version 00 has', `00-${TRACE}-${SPAN}-01-more`],
  ['capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
  ['a word', 'bat@tokhi.example'],
  ['a line more', `00-${TRACE}-${SPAN}-01\n`],
  ['what goes on for ever', `01-${TRACE}-${SPAN}-01-${'0'.repeat(300)}`],
])('%s begins a new trace, and nothing of it is told', (_what, header) => {
  const trace = continueTrace(header);
  expect(trace).toMatchObject({ traceId: expect.stringMatching(/^[\da-f]{32}$/), parentSpanId: undefined });
  expect(trace.traceId).not.toBe(TRACE);
  expect(continueTrace(header).traceId).not.toBe(trace.traceId);
});

test('it is known in what is awaited and called later, and not outside', async () => {
  const trace = continueTrace(undefined);
  const seen = await inTrace(trace, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return [currentTrace(), outsideOfTraces(currentTrace)];
  });
  expect(seen).toEqual([trace, undefined]);
  expect(currentTrace()).toBeUndefined();
});
