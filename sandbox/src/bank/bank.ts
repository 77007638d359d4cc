import type { Invoice } from './invoice.ts';
import { openTill, type Service, type Till } from './till.ts';

/** All services that take money, for the payer's page. */
export interface Bank {
  open<Facts>(service: Service<Facts>): Till<Facts>;
  tills(): Till[];
  till(name: string): Till | undefined;
  /** The newest open invoice with this reference or id. */
  openInvoice(wanted: {
    service?: string;
    id?: string;
    reference?: string;
  }): { till: Till; invoice: Invoice } | undefined;
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
    openInvoice({ service, id, reference }) {
      for (const till of tills.values()) {
        if (service !== undefined && till.name !== service) continue;
        const invoice = id === undefined ? till.called(reference ?? '') : till.find(id);
        if (invoice?.state === 'open') return { till, invoice };
      }
      return undefined;
    },
  };
}
