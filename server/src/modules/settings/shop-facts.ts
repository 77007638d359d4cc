import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

const line = z.string().trim().min(1).max(200);
const hours = z.array(z.strictObject({ days: line, time: line })).max(14);
/** Pages print it as a link: an address that runs a script is none. */
const linkOut = z.strictObject({ name: line, url: z.url({ protocol: /^https$/ }) });

/** The facts every page prints (decision 33): phone, addresses, hours. */
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
    // A shop that was set up before there were any has none.
    popularSearches: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  }),
);
