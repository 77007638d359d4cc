import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { queueLogger } from './queue-logger.ts';

const ADDRESS = 'bat@tokhi.example';
const error = Object.assign(new Error(`550 <${ADDRESS}> unknown`), { code: '57P01' });

test.each([
  ['a listener that fails', `Error with notify listener (trying again in 136ms): ${error.message}`, { error }, '57P01'],
  ['a job that cannot be marked', `Failed to complete jobs '7':\n${error}`, { fatalError: error }, '57P01'],
  ['a runner that stops', `Runner stopping (reason: worker pool exited with ${error})`, {}, 'Runner stopping'],
])('%s is logged without what the error quotes', (_, message, meta, logged) => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const queue = queueLogger(createLogger({ level: 'info', process: 'test' }, sink));
  queue.error(message, meta);
  queue.error(`Failed task 7 (send-email) with error '${error.message}'`, { failure: true, error });
  queue.info(`Completed task 7 for ${ADDRESS}`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(message.slice(0, 15));
  expect(lines[0]).not.toContain(ADDRESS);
  expect(lines[0]).toContain(logged);
});
