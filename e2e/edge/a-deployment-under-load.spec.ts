import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { databaseOfJourneys } from '../database-of-journeys.ts';
import { type BuiltShop, startBuiltShop } from '../start-built-shop.ts';
import { freePort } from './free-port.ts';
import { startEdge } from './start-edge.ts';

const CALLERS = 14;
const VISITORS = 2;
/** Sixteen customers, each with this pause between requests: a hundred requests a second if the machine is fast enough. */
const PAUSE_MS = 150;

test('both processes are replaced in turn, and nobody notices', async () => {
  const ports = [await freePort(), await freePort()];
  const processes = await Promise.all(ports.map(start));
  // All load comes from one address; the shop has more than one customer.
  const edge = await startEdge(
    ports.map((port) => `127.0.0.1:${port}`),
    {
      changed: [
        ['rate=50r/s', 'rate=100000r/s'],
        ['rate=20r/s', 'rate=100000r/s'],
      ],
    },
  );
  const load = startLoad(edge.origin);
  try {
    await load.answered(100);
    for (const [turn, port] of ports.entries()) {
      await processes[turn]?.stop();
      // From its start the new process is alone, because the other one stops.
      processes[turn] = await start(port);
      await load.answered(100);
    }
    await load.answered(100);
    const answers = await load.end();
    expect(counted(answers)).toEqual({ 200: answers.length });
  } finally {
    await load.end();
    await edge.stop();
    await Promise.all(processes.map(({ stop }) => stop()));
  }
});

const counted = (answers: string[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, (answer) => answer)).map(([answer, all]) => [answer, all?.length]),
  );

const start = (port: number): Promise<BuiltShop> =>
  startBuiltShop({
    PORT: String(port),
    DATABASE_URL: databaseOfJourneys(),
    RATE_LIMIT_PER_MINUTE: '1000000',
  });

/** Calls, and pages that are not cached. */
function startLoad(origin: string) {
  const agent = new Agent({ keepAlive: true });
  const answers: string[] = [];
  let going = true;
  const customer = async (method: string, path: () => string) => {
    while (going) {
      answers.push(await answerTo(origin, path(), method, agent));
      await sleep(PAUSE_MS);
    }
  };
  const customers = [
    ...Array.from({ length: CALLERS }, () => customer('POST', () => '/api/product/single-product')),
    ...Array.from({ length: VISITORS }, (_, n) =>
      customer('GET', () => `/single-product/70489215?image=${answers.length}&page=${n}`),
    ),
  ];
  return {
    /** Waits for so many more answers. */
    answered: (more: number) => {
      const before = answers.length;
      return expect.poll(() => answers.length - before).toBeGreaterThan(more);
    },
    end: async () => {
      going = false;
      await Promise.all(customers);
      agent.destroy();
      return answers;
    },
  };
}

function answerTo(origin: string, path: string, method: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json' };
    const asked = request(origin + path, { method, agent, headers }, (answer) => {
      answer.on('error', (error) => resolve(`${method} ${error.message}`));
      answer.on('end', () => resolve(answer.statusCode === 200 ? '200' : `${method} ${answer.statusCode}`));
      answer.resume();
    });
    asked.on('error', (error) => resolve(`${method} ${error.message}`));
    asked.end(method === 'POST' ? '{"id":"70489215"}' : undefined);
  });
}
