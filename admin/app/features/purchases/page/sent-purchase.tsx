import { Button } from '@tokhi/ui/form/button.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMay } from '../../../calls/session.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { PartList } from '../part-list.tsx';
import type { Purchase } from '../purchases-query.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { ReceivePanel } from './receive-panel.tsx';
import { SentFacts } from './sent-facts.tsx';
import { SentLines } from './sent-lines.tsx';
import type { PurchaseSteps } from './use-purchase.ts';

interface SentPurchaseProps {
  purchase: Purchase;
  step: PurchaseSteps;
  mayOrder: boolean;
  /** A part of it may still come. */
  isOpen: boolean;
}

/** Ordered and received units; members who count stock receive the next part here. */
export function SentPurchase({ purchase, step, mayOrder, isOpen }: SentPurchaseProps) {
  const [address] = useSearchParams();
  const canReceive = useMay()('count-stock') && isOpen;
  const [isReceiving, setReceiving] = useState(address.has('receive'));
  useKeys(canReceive ? [{ key: 'R', does: 'хүлээн авах', press: () => setReceiving(true) }] : []);
  return (
    <div className="purchase">
      <div className="purchases__column">
        {canReceive && isReceiving ? (
          <ReceivePanel key={purchase.version} {...{ purchase, step }} onDone={() => setReceiving(false)} />
        ) : (
          <Panel
            title="Мөр"
            note={`${purchase.shown_lines.length} бараа, ${purchase.received}/${purchase.units} ш`}
            flush
            end={
              canReceive && (
                <Button size="s" icon={<Icon name="package-plus" />} onClick={() => setReceiving(true)}>
                  Хүлээн авах <Kbd inButton>R</Kbd>
                </Button>
              )
            }
          >
            <SentLines purchase={purchase} />
          </Panel>
        )}
        {(purchase.receipts.length > 0 || isOpen) && (
          <Panel title="Хэсгээр ирсэн" flush>
            <PartList purchase={purchase} />
          </Panel>
        )}
      </div>
      <div className="purchases__column">
        <SentFacts purchase={purchase} />
        {mayOrder && isOpen && <ConfirmPanel key={purchase.version} {...{ purchase, step }} />}
      </div>
    </div>
  );
}
