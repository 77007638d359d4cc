import { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { settingRecord } from './setting-record.ts';
import { mergeSettingWhereNull } from './settings.queries.ts';

export interface ReportSettings {
  /** Lists show first what sold best in so many days; 0: what is written there stays, as in the demo shop, where nobody buys. */
  popularityDays: number;
}

export const { read: reportSettings, form: reportForm } = settingRecord<ReportSettings>(
  'reports',
  z.strictObject({ popularityDays: z.int().min(0).max(365).default(30) }),
);

/** In a demo shop nobody buys: its lists stay as they were made up. */
export const keepDemoPopularity = (tx: Tx): Promise<void> =>
  mergeSettingWhereNull(tx, 'reports', 'popularityDays', { popularityDays: 0 });
