// The public look-ups of the tax receipt service e-Barimt: register number of an organisation → its TIN → its name.
import { z } from 'zod';
import { fetchFrom } from '../../observability/provider-calls.ts';

/** `unknown`: no taxpayer has this register number. `away`: no answer. */
type FoundTaxpayer = { tin: string; name: string; isVatPayer: boolean } | 'unknown' | 'away';

export interface TaxpayerLookUp {
  byRegister(register: string): Promise<FoundTaxpayer>;
}

interface LookUpDeps {
  url: string;
  /** For both requests together. */
  timeoutMs?: number;
  /** Called with the reason, without register number or name. */
  onAway: (reason: string) => void;
}

const LONGEST_NAME = 200;

// A number of 11 to 14 digits, sent as a number; stored as text, like in receipts.
const Tin = z.union([z.int().positive(), z.string().regex(/^\d+$/)]).transform(String);
const TinAnswer = z.object({ status: z.number(), data: Tin.nullish() });
const InfoAnswer = z.object({
  status: z.number(),
  data: z
    .object({
      name: z.string().trim().min(1).max(LONGEST_NAME),
      vatPayer: z.boolean().nullish(),
      found: z.boolean().nullish(),
    })
    .nullish(),
});

export const openEBarimtLookUp = ({ url, timeoutMs = 4_000, onAway }: LookUpDeps): TaxpayerLookUp => ({
  async byRegister(register) {
    const signal = AbortSignal.timeout(timeoutMs);
    const ask = async <Shape extends z.ZodType>(path: string, query: Record<string, string>, shape: Shape) => {
      const answer = await fetchFrom('e-barimt', `${url}/api/info/check/${path}?${new URLSearchParams(query)}`, {
        redirect: 'error',
        signal,
        headers: { accept: 'application/json' },
      });
      if (!answer.ok) throw new LookUpFailed(`answered ${answer.status}`);
      return shape.parse(await answer.json());
    };
    try {
      const { data: tin } = await ask('getTinInfo', { regNo: register }, TinAnswer);
      if (tin == null) return 'unknown';
      const { data: info } = await ask('getInfo', { tin }, InfoAnswer);
      if (info == null || info.found === false) return 'unknown';
      return { tin, name: info.name, isVatPayer: info.vatPayer === true };
    } catch (error) {
      onAway(error instanceof LookUpFailed ? error.message : error instanceof Error ? error.name : 'failed');
      return 'away';
    }
  },
});

class LookUpFailed extends Error {}
