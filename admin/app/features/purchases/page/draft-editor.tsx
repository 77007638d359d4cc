import { Button } from '@tokhi/ui/form/button.tsx';
import { useRef, useState } from 'react';
import { useMayAsk } from '../../../calls/session.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Tag } from '../../../parts/tag.tsx';
import type { Purchase } from '../purchases-query.ts';
import { ApprovalPanel } from './approval-panel.tsx';
import { DraftFacts } from './draft-facts.tsx';
import { DraftLines } from './draft-lines.tsx';
import { changesOf, draftOf, missingIn, NOTHING_TYPED, type TypedDraft } from './purchase-draft.ts';
import { SendPanel } from './send-panel.tsx';
import type { PurchaseSteps } from './use-purchase.ts';

interface DraftEditorProps {
  purchase: Purchase;
  step: PurchaseSteps;
  mayOrder: boolean;
}

const LEAST_REASON = 3;

/** The editor of a draft, which is saved and sent as a whole. */
export function DraftEditor({ purchase, step, mayOrder }: DraftEditorProps) {
  const mayPrepare = useMayAsk()('preparePurchase');
  const [typed, setTyped] = useState<TypedDraft>(NOTHING_TYPED);
  const [reason, setReason] = useState('');
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const draft = draftOf(purchase, typed);
  const changes = changesOf(purchase, typed);
  const { approval } = purchase;
  const saved = () => setTyped(NOTHING_TYPED);
  const save = () => {
    if (changes !== null && !step.isPending) step.mutate({ does: 'save', body: changes.body }, { onSuccess: saved });
  };
  const finish = (now: Purchase) => {
    if (!now.needs_second_person) step.mutate({ does: 'send', seen: now.version });
    else if (reason.trim().length < LEAST_REASON || !mayPrepare) reasonField.current?.focus();
    else step.mutate({ does: 'prepare', reason, seen: now.version });
  };
  const send = () => {
    if (!mayOrder || step.isPending || approval !== null || missingIn(draft) !== null) return;
    if (changes === null) return finish(purchase);
    step.mutate(
      { does: 'save', body: changes.body },
      {
        onSuccess(reply) {
          saved();
          finish(reply.purchase);
        },
      },
    );
  };
  useKeys([
    ...(mayOrder ? [{ key: 'Ctrl S', does: 'ноорог хадгалах', press: save }] : []),
    ...(mayOrder && approval === null ? [{ key: 'Ctrl Enter', does: 'илгээх', press: send }] : []),
  ]);
  return (
    <>
      <div className="purchase">
        <DraftLines {...{ purchase, draft, mayOrder }} onType={setTyped} />
        <div className="purchases__column">
          {approval !== null && (
            <ApprovalPanel
              approval={approval}
              isChanged={changes !== null}
              busy={step.isPending}
              onDecide={(state) => step.mutate({ does: 'decide', approval, state })}
            />
          )}
          <DraftFacts
            {...{ purchase, draft, mayOrder }}
            onType={(head) => setTyped({ ...typed, head: { ...typed.head, ...head } })}
          >
            {mayOrder && approval === null && (
              <SendPanel
                {...{ purchase, draft, reason, reasonField, mayPrepare }}
                busy={step.isPending}
                onReason={setReason}
                onSend={send}
              />
            )}
          </DraftFacts>
        </div>
      </div>
      {changes !== null && (
        <div className="purchase__save">
          <Tag kind="ok">{changes.count} өөрчлөлт</Tag>
          <span className="soft">хадгалаагүй</span>
          <div className="purchase__save-end">
            <Button kind="outline" onClick={saved}>
              Болих
            </Button>
            <Button kind="tint" busy={step.isPending} onClick={save}>
              Хадгалах <Kbd>Ctrl S</Kbd>
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
