// MessagePro of CallPro: SMS to the phones of all networks.
import { z } from 'zod';
import { openProvider } from '../gateway/open-provider.ts';
import { ProviderAway, ProviderUnsure } from '../gateway/payment-gateway.ts';
import { understood } from '../gateway/understood.ts';

/**
 * `refused`: rejected with that status. `busy`: over its rate limit. `away`: the request was not sent. `unsure`: it may have been sent;
 * there is no id to look it up by.
 */
type Sent = { state: 'sent' } | { state: 'refused'; status: number } | { state: 'busy' | 'away' | 'unsure' };

export interface MessagePro {
  /** A phone has eight digits, without the country code. */
  send(message: { phone: string; text: string }): Promise<Sent>;
  close(): Promise<void>;
}

interface MessageProDeps {
  url: string;
  key: string;
  /** The shop's special number, which the phone displays. */
  sender: string;
  /** Called with the reason, without number or text. */
  onTrouble: (reason: string) => void;
  wholeMs?: number;
  restMs?: number;
}

const NAME = 'message-pro';
/** Its limit is five messages a second. */
const TOO_MANY = 503;
const Answer = z.tuple([z.object({ Result: z.string() })]).rest(z.unknown());

export function openMessagePro({ url, key, sender, onTrouble, ...limits }: MessageProDeps): MessagePro {
  const provider = openProvider({ name: NAME, onTrouble, ...limits });
  return {
    async send({ phone, text }) {
      const query = new URLSearchParams({ from: sender, to: phone, text });
      try {
        return await provider.within(async (ask): Promise<Sent> => {
          const { status, body } = await ask({
            method: 'GET',
            url: `${url}/send?${query}`,
            headers: { 'x-api-key': key },
            nothingDone: [TOO_MANY],
            // A retry could send the SMS twice.
            repeats: false,
          });
          if (status === TOO_MANY) return { state: 'busy' };
          if (status >= 400) return { state: 'refused', status };
          const [{ Result: result }] = understood(NAME, Answer, body);
          return result === 'SUCCESS' ? { state: 'sent' } : { state: 'refused', status };
        });
      } catch (error) {
        if (error instanceof ProviderAway) return { state: 'away' };
        if (error instanceof ProviderUnsure) return { state: 'unsure' };
        throw error;
      }
    },
    close: () => provider.close(),
  };
}
