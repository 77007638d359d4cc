import type { Bill } from './bill.ts';
import { openTill, type Service, type Till } from './till.ts';

/** All services that take money, for the page of the one who pays. */
export interface Bank {
  open<Facts>(service: Service<Facts>): Till<Facts>;
  tills(): Till[];
  till(name: string): Till | undefined;
  /** The newest open bill that the shop called so, or of this id. */
  openBill(wanted: { service?: string; id?: string; reference?: string }): { till: Till; bill: Bill } | undefined;
}

export function createBank(): Bank {
  const tills = new Map<string, Till>();
  return {
    open(service) {
      const till = openTill(service);
      tills.set(till.name, till);
      return till;
    },
    tills: () => [...tills.values()],
    till: (name) => tills.get(name),
    openBill({ service, id, reference }) {
      for (const till of tills.values()) {
        if (service !== undefined && till.name !== service) continue;
        const bill = id === undefined ? till.called(reference ?? '') : till.find(id);
        if (bill?.state === 'open') return { till, bill };
      }
      return undefined;
    },
  };
}
