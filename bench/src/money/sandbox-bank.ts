// The other side: the payer, and the switches of the sandbox.
import type { Gateway } from './gateways.ts';

/** A stand-in that can be switched off. */
export type StandIn = Gateway | 'pos-api' | 'message-pro';
export type Condition = 'well' | 'down' | 'slow';

export interface PaidInvoice {
  service: string;
  reference: string;
}

export interface SandboxBank {
  pay(service: Gateway, reference: string): Promise<void>;
  /** Whether the shop receives payment callbacks. */
  callbacks(sent: 'sent' | 'lost'): Promise<void>;
  turn(standIn: StandIn, condition: Condition): Promise<void>;
  paidInvoices(): Promise<PaidInvoice[]>;
  /** How many receipts the tax office has. */
  receipts(): Promise<number>;
  /** Sets how many lottery numbers PosAPI has left. */
  lotteries(left: number): Promise<void>;
  moreLotteries(): Promise<void>;
  /** How many SMS the phones have received. */
  rings(): Promise<number>;
  callMongolChatAt(url: string): Promise<void>;
}

const MANY_LOTTERIES = 1_000_000;

export function openBank(origin: string): SandboxBank {
  const post = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const said = await answer.text();
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${answer.status} ${said}`);
  };
  const get = async <Answer>(path: string): Promise<Answer> => (await fetch(origin + path)).json() as Promise<Answer>;
  const lotteries = (left: number) => post('/pos-api/lotteries', { left });
  return {
    pay: (service, reference) => post('/bank/pay', { service, reference }),
    async callbacks(callbacks) {
      const services = Object.keys(await get<object>('/bank/faults'));
      await Promise.all(services.map((service) => post(`/bank/faults/${service}`, { callbacks })));
    },
    turn: (standIn, condition) => post(`/switches/${standIn}`, { condition }),
    paidInvoices: async () =>
      (await get<(PaidInvoice & { state: string })[]>('/bank/bills')).filter(({ state }) => state === 'paid'),
    receipts: async () => (await get<{ receipts: unknown[] }>('/pos-api/receipts')).receipts.length,
    lotteries,
    moreLotteries: () => lotteries(MANY_LOTTERIES),
    rings: async () => (await get<{ messages: { id: number }[] }>('/message-pro/messages')).messages[0]?.id ?? 0,
    callMongolChatAt: (url) => post('/mongolchat/webhook', { url }),
  };
}
