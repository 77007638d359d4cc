import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

const line = z.string().trim().min(1).max(200);
const hours = z.array(z.strictObject({ days: line, time: line })).max(14);
/** Pages show it as a link: an address that runs a script is refused. */
const linkOut = z.strictObject({ name: line, url: z.url({ protocol: /^https$/ }) });

/** The facts on every page (decision 33): phone, addresses, hours. */
export const {
  read: shopFacts,
  saveOnce: saveShopFactsOnce,
  form: shopFactsForm,
} = settingRecord<ShopFacts>(
  'shop_facts',
  z.strictObject({
    isDemo: z.boolean().default(false),
    name: line,
    tagline: line,
    phone: line,
    email: z.email(),
    jobsEmail: z.email(),
    place: line,
    address: line,
    hours,
    supportHours: hours,
    socialLinks: z.array(linkOut).max(12),
    partner: linkOut.nullable(),
    // Missing in shops that were set up before the field existed.
    popularSearches: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  }),
);
