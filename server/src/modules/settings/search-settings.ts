import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

export interface SearchSettings {
  /** Staff see a query that was searched this often: a rare one may name a person. */
  leastAsked: number;
  /** How many products may be pinned to a query. */
  mostPinned: number;
  /** A popular search has clicks on this many days. */
  popularDays: number;
  /** This many are shown; with fewer than `popularFewest` the setting's list is shown instead. */
  popularShown: number;
  popularFewest: number;
}

export const { read: searchSettings, form: searchForm } = settingRecord<SearchSettings>(
  'search',
  z.strictObject({
    leastAsked: z.int().min(2).max(100).default(3),
    mostPinned: z.int().min(1).max(20).default(10),
    popularDays: z.int().min(2).max(90).default(3),
    popularShown: z.int().min(1).max(20).default(8),
    popularFewest: z.int().min(1).max(20).default(5),
  }),
);
