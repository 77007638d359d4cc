// PosAPI without HTTP: the sandbox's own register, which refuses wrong sums and recognises a repeated suffix, with the
// faults of a real one.
import { createRegister, type Register } from '../../../sandbox/src/pos-api/register.ts';
import type { PosApi } from '../../src/providers/pos-api/open-pos-api.ts';
import { momentOf, posMoment } from '../../src/providers/pos-api/pos-moment.ts';
import { wireOf } from '../../src/providers/pos-api/pos-receipt.ts';
import type { Fault } from './provider-in-memory.ts';

export interface PosApiOfTest extends PosApi {
  switches: { register: Fault; void: Fault };
  /** The tax office's receipts. */
  office: Register;
}

const LOTTERIES = 5_000;

/** The answer of a fault, before the work is done or instead of its result. */
const troubled = (fault: Fault, isDone: boolean) => {
  if (fault === 'refuses' && !isDone) return { state: 'refused' as const, message: 'no' };
  if (fault === 'away' && !isDone) return { state: 'away' as const };
  if (fault === 'answer lost' && isDone) return { state: 'unsure' as const };
  return undefined;
};

export function posApiOfTest(now: () => Date): PosApiOfTest {
  const office = createRegister(now);
  const switches: PosApiOfTest['switches'] = { register: null, void: null };
  return {
    switches,
    office,
    async register(receipt) {
      const notAsked = troubled(switches.register, false);
      if (notAsked) return notAsked;
      office.setLotteries(LOTTERIES);
      const done = office.put(wireOf(receipt));
      const notHeard = troubled(switches.register, true);
      if (notHeard) return notHeard;
      if (done.status === 'ERROR') return { state: 'refused', message: done.message };
      const { id, date, lottery, qrData } = done.receipt;
      const issuedAt = momentOf(date);
      if (issuedAt === null) throw new Error(`no moment: ${date}`);
      return { state: 'registered', billId: id, issuedAt, lottery, qrData };
    },
    async void({ billId, issuedAt }) {
      const notAsked = troubled(switches.void, false);
      if (notAsked) return notAsked;
      const isThere = office.voids(billId, posMoment(issuedAt));
      const notHeard = troubled(switches.void, true);
      if (notHeard) return notHeard;
      return isThere ? { state: 'voided' } : { state: 'refused', message: 'no such receipt' };
    },
    lotteriesLeft: async () => (switches.register === 'away' ? 'away' : office.leftLotteries()),
    close: async () => undefined,
  };
}
