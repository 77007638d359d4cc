import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

const hours = z.array(z.object({ days: z.string(), time: z.string() }));
/** Pages print it as a link: an address that runs a script is none. */
const linkOut = z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) });

/** The facts every page prints (decision 33): phone, addresses, hours. */
export const { read: shopFacts, saveOnce: saveShopFactsOnce } = settingRecord<ShopFacts>(
  'shop_facts',
  z.strictObject({
    isDemo: z.boolean().default(false),
    name: z.string(),
    tagline: z.string(),
    phone: z.string(),
    email: z.email(),
    jobsEmail: z.email(),
    place: z.string(),
    address: z.string(),
    hours,
    supportHours: hours,
    socialLinks: z.array(linkOut),
    partner: linkOut.nullable(),
    // A shop that was set up before there were any has none.
    popularSearches: z.array(z.string().trim().min(1)).default([]),
  }),
);
