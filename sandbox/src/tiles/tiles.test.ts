import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { DISTRICTS } from './districts.ts';
import { dotsOf } from './draw-tile.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

const tile = (path: string) => fetch(`${sandbox.webAddress}/tiles/${path}`);

/** The colour of a dot of a tile of 256 dots, as its index in the palette. */
async function dotAt(answer: Response, column: number, row: number): Promise<number | undefined> {
  const file = Buffer.from(await answer.arrayBuffer());
  const at = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  return rows[row * 257 + 1 + column];
}

test.each(DISTRICTS)('the middle of $name is drawn where it lies, at every zoom of the map', async (district) => {
  for (const zoom of [13, 20]) {
    const { x, y } = dotsOf(district, zoom);
    const answer = await tile(`${zoom}/${Math.floor(x / 256)}/${Math.floor(y / 256)}.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await dotAt(answer, Math.floor(x % 256), Math.floor(y % 256))).toBe(3);
  }
});

test('a place where no district has its middle is empty ground', async () => {
  expect(await dotAt(await tile('18/208927/91213.png'), 30, 30)).toBe(0);
});

test.each(['13/9000/1.png', '13/-1/1.png', '40/1/1.png', '13/1/1.jpg', 'a/b/c.png'])(
  'what is not on the map is not there: %s',
  async (path) => {
    expect((await tile(path)).status).toBe(404);
  },
);
