import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { isRefused, reasonOf } from '../../../calls/refused.ts';
import { useMay } from '../../../calls/session.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { KeyHints } from '../../../parts/key-hints.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { PurchaseTag } from '../purchase-tag.tsx';
import type { Purchase } from '../purchases-query.ts';
import { DraftEditor } from './draft-editor.tsx';
import { CancelDialog, CloseDialog } from './end-dialogs.tsx';
import { SentPurchase } from './sent-purchase.tsx';
import { usePurchase } from './use-purchase.ts';

/** Refused because the purchase has changed since the page was loaded. */
const OUTDATED = ['changed_meanwhile', 'purchase_not_draft', 'purchase_not_open'] as const;

const HINTS = [
  ['/', 'бараа нэмэх'],
  ['E', 'мөр засах'],
  ['Ctrl S', 'хадгалах'],
] as const;

export function PurchasePage({ purchase }: { purchase: Purchase }) {
  const mayOrder = useMay()('order-goods');
  const [ending, setEnding] = useState<'cancel' | 'close' | null>(null);
  const { step, readAgain } = usePurchase(purchase);
  const { number, state, supplier, parts } = purchase;
  const isDraft = state === 'draft';
  const isOpen = state === 'sent' || state === 'confirmed' || state === 'receiving';
  const canCancel = mayOrder && (isDraft || (isOpen && parts === 0));
  const canClose = mayOrder && isOpen && parts > 0;
  useKeys([
    ...(canCancel ? [{ key: 'X', does: 'захиалга цуцлах', press: () => setEnding('cancel') }] : []),
    ...(canClose ? [{ key: 'X', does: 'үлдсэнийг хаах', press: () => setEnding('close') }] : []),
  ]);
  const end = (
    <>
      {mayOrder && isDraft && <KeyHints hints={HINTS} />}
      {canCancel && (
        <Button kind="outline" onClick={() => setEnding('cancel')}>
          Цуцлах <Kbd>X</Kbd>
        </Button>
      )}
      {canClose && (
        <Button kind="outline" onClick={() => setEnding('close')}>
          Үлдсэнийг хаах <Kbd>X</Kbd>
        </Button>
      )}
    </>
  );
  const stopEnding = () => {
    setEnding(null);
    step.reset();
  };
  const isOutdated = OUTDATED.some((code) => isRefused(step.error, code));
  return (
    <>
      <PageHead title={purchaseNumber(number)} crumbs={<Link to="/purchases">Худалдан авалт</Link>} end={end}>
        <PurchaseTag purchase={purchase} />
        <span className="soft">{supplier.name}</span>
      </PageHead>
      {step.error !== null && ending === null && (
        <div className="purchase__note">
          <Note
            kind="bad"
            title={reasonOf(step.error)}
            actions={
              isOutdated && (
                <Button
                  kind="outline"
                  size="s"
                  onClick={() => {
                    step.reset();
                    void readAgain();
                  }}
                >
                  Одоогийнхыг унших
                </Button>
              )
            }
          />
        </div>
      )}
      {isDraft ? (
        <DraftEditor {...{ purchase, step, mayOrder }} />
      ) : (
        <SentPurchase {...{ purchase, step, mayOrder, isOpen }} />
      )}
      {ending === 'cancel' && <CancelDialog step={step} onClose={stopEnding} />}
      {ending === 'close' && <CloseDialog purchase={purchase} step={step} onClose={stopEnding} />}
    </>
  );
}
