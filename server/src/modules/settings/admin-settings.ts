import { z } from 'zod';
import { settingRecord } from './setting-record.ts';

/** Which networks may reach the admin application. */
export interface AdminSettings {
  /** Networks as CIDR; empty: every network may. */
  networks: string[];
}

export const {
  read: adminSettings,
  readVersioned: versionedAdminSettings,
  stored: storedAdminSettings,
  parse: parseAdminSettings,
  save: saveAdminSettings,
} = settingRecord<AdminSettings>(
  'admin',
  z.strictObject({ networks: z.array(z.union([z.cidrv4(), z.cidrv6()])).max(50) }),
);
