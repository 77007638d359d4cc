// PosAPI 3.0 of the tax office: a service next to the shop that registers its receipts (e-Barimt). It needs no key.
import { z } from 'zod';
import { type Ask, openProvider } from '../gateway/open-provider.ts';
import { ProviderAway, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { understood } from '../gateway/understood.ts';
import { momentOf, posMoment } from './pos-moment.ts';
import { type PosReceipt, wireOf } from './pos-receipt.ts';

/** `refused`: rejected, nothing was done. `unsure`: the outcome is unknown. `away`: the request was not sent. */
type NotDone = { state: 'refused'; message: string } | { state: 'unsure' | 'away' };

/** Nobody may keep the lottery number and the QR data: the tax office forbids it (record 035). */
interface RegisteredReceipt {
  state: 'registered';
  billId: string;
  issuedAt: Date;
  lottery: string | null;
  qrData: string | null;
}

export interface PosApi {
  /** A second request with the same suffix on the same day returns the same receipt. */
  register(receipt: PosReceipt): Promise<RegisteredReceipt | NotDone>;
  void(receipt: { billId: string; issuedAt: Date }): Promise<{ state: 'voided' } | NotDone>;
  /** How many lottery numbers are left; no receipt is possible without them. */
  lotteriesLeft(): Promise<number | 'away'>;
  close(): Promise<void>;
}

interface PosApiDeps {
  url: string;
  /** Called with the reason, without data of a receipt. */
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
  // The misspelling of the official description.
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
        // Some versions answer 200 without a body.
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

/** PosAPI's message about a refused receipt names our fields and no person. */
const refused = (message: string | null | undefined, status: number) => ({
  state: 'refused' as const,
  message: (message || `answered ${status}`).slice(0, LONGEST_MESSAGE),
});
