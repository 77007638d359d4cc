import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** The facts every page prints (decision 33): phone, addresses, hours. */
export const { read: shopFacts, saveOnce: saveShopFactsOnce } = settingRecord<ShopFacts>(
  'shop_facts',
  z.strictObject({
    name: z.string(),
    tagline: z.string(),
    phone: z.string(),
    email: z.email(),
    jobsEmail: z.email(),
    place: z.string(),
    address: z.string(),
    hours: z.array(z.object({ days: z.string(), time: z.string() })),
    socialLinks: z.array(z.object({ name: z.string(), url: z.url() })),
  }),
);
