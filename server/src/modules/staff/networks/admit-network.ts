import type { AdmitNetwork } from '../../../callers/admin-caller.ts';
import type { Db } from '../../../db/database.ts';
import { adminSettings } from '../../settings/public.ts';
import { isInNetworks } from './is-in-networks.ts';

/** Implements the port of the callers. The session query also reads the networks, so that calls cost no further query. */
export const createAdmitNetwork =
  (db: Db): AdmitNetwork =>
  async (address, session) =>
    isInNetworks(address, session?.networks ?? (await adminSettings(db)).networks);
