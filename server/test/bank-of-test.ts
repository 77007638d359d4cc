import { beforeEach } from 'vitest';
import type { sandboxOfTest } from './sandbox-of-test.ts';

interface PaymentOrder {
  service?: string;
  id?: string;
  reference?: string;
  way?: 'right' | 'short' | 'over' | 'twice';
  amount?: number;
  paidAt?: string;
  by?: 'card';
}

export interface Faults {
  money?: 'right' | 'wrong' | 'twice';
  callbacks?: 'sent' | 'lost' | 'late' | 'doubled' | 'reordered' | 'forged';
}

/** The customer's side of the sandbox: pays invoices and switches faults on; each test starts without faults. */
export function bankOfTest(sandbox: ReturnType<typeof sandboxOfTest>, services: readonly string[]) {
  const post = async (path: string, body: object = {}): Promise<Response> =>
    fetch(sandbox.address(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const turn = async (service: string, faults: Faults): Promise<void> => {
    await post(`/bank/faults/${service}`, faults);
  };
  beforeEach(() => Promise.all(services.map((service) => turn(service, {}))));
  return {
    post,
    turn,
    pay: async (payment: PaymentOrder): Promise<number> => (await post('/bank/pay', payment)).status,
  };
}
