import { expect, test } from 'vitest';
import type { PaymentGateway } from '../../src/providers/gateway/payment-gateway.ts';
import type { payerOfTest } from '../payer-of-test.ts';

/** The common behaviour of lenders, whatever their calls look like: only their check is trusted, and there is nothing to cancel. */
export function behavesAsLender(payer: ReturnType<typeof payerOfTest>, open: () => PaymentGateway): void {
  const opened = async () => {
    const lender = open();
    await lender.announceCallback?.(payer.callbackUrl());
    return { lender, invoice: await payer.opened(lender, payer.asked()) };
  };

  test.each([
    ['lost', 0, 0, 'paid'],
    ['late', 0, 1, 'paid'],
    ['reordered', 0, 1, 'paid'],
    ['doubled', 2, 2, 'paid'],
    ['forged', 1, 1, 'open'],
  ] as const)(
    'a callback that is %s changes nothing in what the check tells',
    async (callbacks, atOnce, inAll, state) => {
      const { lender, invoice } = await opened();
      await payer.faults({ callbacks });
      await payer.pay(invoice.reference);
      expect(payer.heard()).toHaveLength(atOnce);
      expect(await lender.check(invoice)).toMatchObject({ state });
      await payer.faults({});
      expect(payer.heard()).toHaveLength(inAll);
    },
  );

  test('there is nothing to take back: cancelling asks nobody', async () => {
    const { lender, invoice } = await opened();
    await payer.turn('down');
    await lender.cancel(invoice);
    expect(payer.troubles()).toEqual([]);
  });
}
