// `npm run icons -w @tokhi/studio`: the icons of the home screen and the picture of shared links, all from the favicon. A
// second run changes nothing.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { PUBLIC } from './folders.ts';

interface Canvas {
  width: number;
  height: number;
  /** How much of the shorter side the mark takes. */
  share: number;
}

const FOLDER = join(PUBLIC, 'icons');
/** A phone may cut a maskable icon down to a circle of 80 % of its width; the mark keeps well within. */
const WITHIN_THE_MASK = 0.56;

const favicon = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
const [, ground = ''] = /<rect [^>]*fill="(#\w+)"/.exec(favicon) ?? [];
const [, ink = ''] = /<svg [^>]*color="(#\w+)"/.exec(favicon) ?? [];
const [, mark = ''] = /<g transform[^>]*>(.*)<\/g>/s.exec(favicon) ?? [];
if (!ground || !ink || !mark)
  throw new Error('The favicon is drawn differently: a rect, a colour and one group are expected.');

mkdirSync(FOLDER, { recursive: true });
for (const size of [192, 512]) {
  await write(`${size}.png`, favicon, size);
  await write(`maskable-${size}.png`, onGround({ width: size, height: size, share: WITHIN_THE_MASK }), size);
}
// Apple rounds the corners itself and fills what is transparent with black.
await write('apple-touch.png', onGround({ width: 180, height: 180, share: 0.66 }), 180);
await write('share.png', onGround({ width: 1200, height: 630, share: 0.5 }), 1200);

/** The mark, 32 units wide, in the middle of a full ground. */
function onGround({ width, height, share }: Canvas): string {
  const side = Math.min(width, height) * share;
  const move = `translate(${(width - side) / 2} ${(height - side) / 2}) scale(${side / 32})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" color="${ink}">
<rect width="${width}" height="${height}" fill="${ground}"/><g transform="${move}">${mark}</g></svg>`;
}

async function write(file: string, svg: string, width: number): Promise<void> {
  const { size } = await sharp(Buffer.from(svg), { density: 1200 })
    .resize({ width })
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toFile(join(FOLDER, file));
  console.log(`${file}: ${size} bytes`);
}
