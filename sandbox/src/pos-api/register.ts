import { randomInt } from 'node:crypto';
import { type ReceiptBody, wrongWith } from './receipt-body.ts';

/** A receipt at the tax office. */
export interface Registered {
  id: string;
  /** As PosAPI writes it, in the time of Ulaanbaatar. */
  date: string;
  lottery: string | null;
  qrData: string;
  state: 'active' | 'voided' | 'corrected';
  body: ReceiptBody;
}

export interface Register {
  put(body: ReceiptBody): { status: 'SUCCESS'; receipt: Registered } | { status: 'ERROR'; message: string };
  /** Whether there is such a receipt; voiding it again has the same result. */
  voids(id: string, date: string): boolean;
  receipts(): readonly Registered[];
  leftLotteries(): number;
  setLotteries(left: number): void;
}

const UB_OFFSET_MS = 8 * 3_600_000;
const ubTime = (at: Date): string => new Date(at.getTime() + UB_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
const letter = (): string => String.fromCharCode(65 + randomInt(26));
const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** In memory: what a PosAPI beside the shop stores in its own database. */
export function createRegister(now: () => Date = () => new Date()): Register {
  const known = new Map<string, Registered>();
  /** Suffixes of a day: a repeated suffix returns the same receipt. */
  const bySuffix = new Map<string, Registered>();
  let lotteries = 5_000;

  return {
    put(body) {
      const wrong = wrongWith(body);
      if (wrong !== null) return { status: 'ERROR', message: wrong };
      const date = ubTime(now());
      const key = `${date.slice(0, 10)}/${body.posNo}/${body.billIdSuffix}`;
      const before = bySuffix.get(key);
      if (before) {
        const isSame = JSON.stringify(before.body) === JSON.stringify(body);
        return isSame
          ? { status: 'SUCCESS', receipt: before }
          : { status: 'ERROR', message: 'billIdSuffix давхардсан байна' };
      }
      const corrected = body.inactiveId == null ? undefined : known.get(body.inactiveId);
      if (body.inactiveId != null && corrected?.state !== 'active')
        return { status: 'ERROR', message: 'inactiveId олдсонгүй' };
      // A correction draws no new lottery number, and an organisation none at all.
      const draws = body.type === 'B2C_RECEIPT' && corrected === undefined;
      if (draws && lotteries === 0) return { status: 'ERROR', message: 'Сугалааны дугаар дууссан байна' };
      if (draws) lotteries -= 1;
      const id = `${(body.merchantTin ?? '').padStart(14, '0')}${date.slice(0, 10).replaceAll('-', '')}${(body.billIdSuffix ?? '').padStart(6, '0')}${digits(5)}`;
      const receipt: Registered = {
        ...{ id, date, body, state: 'active' },
        lottery: draws ? `${letter()}${letter()} ${digits(8)}` : null,
        qrData: `${digits(120)}${id}`,
      };
      if (corrected) corrected.state = 'corrected';
      known.set(id, receipt);
      bySuffix.set(key, receipt);
      return { status: 'SUCCESS', receipt };
    },
    voids(id, date) {
      const receipt = known.get(id);
      if (receipt?.date !== date) return false;
      if (receipt.state === 'active') receipt.state = 'voided';
      return true;
    },
    receipts: () => [...known.values()].reverse(),
    leftLotteries: () => lotteries,
    setLotteries(left) {
      lotteries = left;
    },
  };
}
