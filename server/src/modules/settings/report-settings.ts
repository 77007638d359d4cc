import { z } from 'zod';
import type { Tx } from '../../db/database.ts';
import { settingRecord } from './setting-record.ts';
import { mergeSettingWhereNull } from './settings.queries.ts';

export interface ReportSettings {
  /** Lists are sorted by sales of this many days; 0: the stored order stays, as in the demo shop, where nobody buys. */
  popularityDays: number;
}

export const { read: reportSettings, form: reportForm } = settingRecord<ReportSettings>(
  'reports',
  z.strictObject({ popularityDays: z.int().min(0).max(365).default(30) }),
);

/** Nobody buys in a demo shop: its lists keep their made-up order. */
export const keepDemoPopularity = (tx: Tx): Promise<void> =>
  mergeSettingWhereNull(tx, 'reports', 'popularityDays', { popularityDays: 0 });
