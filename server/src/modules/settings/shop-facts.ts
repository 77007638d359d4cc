import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { z } from 'zod';
import type { Db, Tx } from '../../db/database.ts';
import { insertSettingOnce, settingByKey } from './settings.queries.ts';

const KEY = 'shop_facts';

const ShopFactsRecord: z.ZodType<ShopFacts> = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  phone: z.string(),
  email: z.email(),
  jobsEmail: z.email(),
  place: z.string(),
  address: z.string(),
  hours: z.array(z.object({ days: z.string(), time: z.string() })),
  socialLinks: z.array(z.object({ name: z.string(), url: z.url() })),
});

/** The facts every page prints (decision 33): phone, addresses, hours. */
export async function shopFacts(db: Db): Promise<ShopFacts> {
  const value = await settingByKey(db, KEY);
  if (value === undefined) throw new Error('The shop has no facts yet. Load them with: npm run setup');
  return ShopFactsRecord.parse(value);
}

/** Puts the first facts in; those that are there stay. */
export async function saveShopFactsOnce(tx: Tx, facts: unknown): Promise<void> {
  await insertSettingOnce(tx, KEY, ShopFactsRecord.parse(facts));
}
