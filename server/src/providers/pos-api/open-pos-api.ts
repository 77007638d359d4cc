// PosAPI 3.0 of the tax office: a service that stands beside the shop and registers its receipts (e-Barimt). It knows no key.
import { z } from 'zod';
import { type Ask, openProvider } from '../gateway/open-provider.ts';
import { ProviderAway, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { understood } from '../gateway/understood.ts';
import { momentOf, posMoment } from './pos-moment.ts';
import { type PosReceipt, wireOf } from './pos-receipt.ts';

/** `refused`: it said no and did nothing. `unsure`: nobody knows whether it was done. `away`: it was not even asked. */
type NotDone = { state: 'refused'; message: string } | { state: 'unsure' | 'away' };

/** The lottery number and the QR data are nobody's to keep: the tax office forbids it (record 035). */
interface RegisteredReceipt {
  state: 'registered';
  billId: string;
  issuedAt: Date;
  lottery: string | null;
  qrData: string | null;
}

export interface PosApi {
  /** Asked again with the same suffix within the day, it tells of the same receipt. */
  register(receipt: PosReceipt): Promise<RegisteredReceipt | NotDone>;
  void(receipt: { billId: string; issuedAt: Date }): Promise<{ state: 'voided' } | NotDone>;
  /** How many lottery numbers are left; none are sold without them. */
  lotteriesLeft(): Promise<number | 'away'>;
  close(): Promise<void>;
}

interface PosApiDeps {
  url: string;
  /** Told why, in a word without anything of a receipt. */
  onTrouble: (reason: string) => void;
  wholeMs?: number;
  restMs?: number;
}

const NAME = 'pos-api';
const LONGEST_MESSAGE = 200;
const said = z.string().nullish().catch(null);

const ReceiptAnswer = z.object({
  status: z.string(),
  message: said,
  id: said,
  date: said,
  lottery: said,
  qrData: said,
  // So the official description misprints it.
  qrDate: said,
});
const Id = z.string().regex(/^\d{33}$/);
const InfoAnswer = z.object({ leftLotteries: z.coerce.number().int().nonnegative() });

export function openPosApi({ url, onTrouble, ...limits }: PosApiDeps): PosApi {
  const provider = openProvider({ name: NAME, onTrouble, ...limits });
  const asked = async <Done>(work: (ask: Ask) => Promise<Done>): Promise<Done | { state: 'unsure' | 'away' }> => {
    try {
      return await provider.within(work);
    } catch (error) {
      if (error instanceof ProviderAway) return { state: 'away' };
      if (error instanceof ProviderUnsure) return { state: 'unsure' };
      throw error;
    }
  };
  return {
    register: (receipt) =>
      asked(async (ask) => {
        const json = wireOf(receipt);
        const { status, body } = await ask({ method: 'POST', url: `${url}/rest/receipt`, json, repeats: true });
        const answer = understood(NAME, ReceiptAnswer, body);
        if (status >= 400 || answer.status !== 'SUCCESS') return refused(answer.message, status);
        const issuedAt = momentOf(answer.date ?? '');
        return {
          state: 'registered' as const,
          billId: understood(NAME, Id, answer.id),
          issuedAt: understood(NAME, z.date(), issuedAt),
          lottery: answer.lottery || null,
          qrData: answer.qrData || answer.qrDate || null,
        };
      }),
    void: ({ billId, issuedAt }) =>
      asked(async (ask) => {
        const json = { id: billId, date: posMoment(issuedAt) };
        const { status, body } = await ask({ method: 'DELETE', url: `${url}/rest/receipt`, json, repeats: true });
        const answer = z.object({ status: said, message: said }).nullish().catch(null).parse(body);
        // Some versions answer 200 and nothing else.
        if (status >= 400 || answer?.status === 'ERROR') return refused(answer?.message, status);
        return { state: 'voided' as const };
      }),
    async lotteriesLeft() {
      const left = await asked(async (ask) => {
        const { body } = await ask({ method: 'GET', url: `${url}/rest/info`, repeats: true });
        return understood(NAME, InfoAnswer, body).leftLotteries;
      });
      return typeof left === 'number' ? left : 'away';
    },
    close: () => provider.close(),
  };
}

/** What PosAPI says of a receipt that it does not take names fields of ours and no person. */
const refused = (message: string | null | undefined, status: number) => ({
  state: 'refused' as const,
  message: (message || `answered ${status}`).slice(0, LONGEST_MESSAGE),
});
