import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { askTwice, NotConfirmed } from './ask-twice.ts';

const wanted = { database: 'tokhi', moment: '2026-11-19 10:42' };
function answer(...lines: string[]) {
  const output = new PassThrough();
  const asked = askTwice({ input: Readable.from(lines.map((line) => `${line}\n`)), output }, wanted);
  return { asked, said: () => String(output.read()) };
}

test('both the shop and the moment have to be typed', async () => {
  const { asked, said } = answer('tokhi', '2026-11-19 10:42');
  await asked;
  expect(said()).toMatch(/name of the database.*moment/);
});

test('yes, another shop, another moment, one answer and none are not enough', async () => {
  for (const lines of [['yes', 'yes'], ['tokhi_test', wanted.moment], ['tokhi', '2026-11-19 10:43'], ['tokhi'], []])
    await expect(answer(...lines).asked).rejects.toThrow(NotConfirmed);
});
