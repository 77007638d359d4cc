import sharp, { type Sharp } from 'sharp';

/** What is almost paper white becomes paper white, so that a product picture melts into the page. */
export async function paperWhite(master: Sharp): Promise<Sharp> {
  const { data, info } = await master.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  whiten(data);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

function whiten(rgb: Uint8Array): void {
  const at = (index: number) => rgb[index] ?? 0;
  for (let i = 0; i < rgb.length; i += 3) {
    const low = Math.min(at(i), at(i + 1), at(i + 2));
    const high = Math.max(at(i), at(i + 1), at(i + 2));
    if (low <= 246 || high - low >= 4) continue;
    // The square of what is missing to white, not a cut: a step at 246 would show as a rim.
    for (let k = i; k < i + 3; k++) rgb[k] = 255 - Math.round((255 - at(k)) ** 2 / 9);
  }
}
