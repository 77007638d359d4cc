import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP_MODELS } from './folders.ts';

/** Files of demo/media/product that the hand-written catalogue names: they stay, whatever the manifest says. */
export function filesNamedByShop(): Set<string> {
  const models = readdirSync(SHOP_MODELS).filter((file) => file.endsWith('.json'));
  const texts = models.map((file) => readFileSync(join(SHOP_MODELS, file), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/"file":\s*"([^"]+)"/g)].map((match) => match[1]));
  return new Set(names.map((name) => `product/${name}`));
}
