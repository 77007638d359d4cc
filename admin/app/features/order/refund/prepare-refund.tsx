import './prepare-refund.css';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { BANK_NAMES } from '@tokhi/contract/texts/bank-names';
import { groupThousands } from '@tokhi/rules/money/money';
import { LONGEST_BANK, LONGEST_HOLDER, LONGEST_REFUND_NOTE } from '@tokhi/rules/refund/refund-account';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isRefused, reasonOf } from '../../../calls/refused.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { REFUND_REASONS } from '../../../show/refund-reasons.ts';
import { MeanwhileNote } from '../meanwhile-note.tsx';
import { RefundComparison } from './refund-comparison.tsx';
import { RefundPieces } from './refund-pieces.tsx';
import { useRefundDraft } from './use-refund-draft.ts';

/** A refund for the customer: which pieces, why, the account, and every deduction before anything is written. */
export function PrepareRefund({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const draft = useRefundDraft(order);
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    first.current?.scrollIntoView({ block: 'center' });
    first.current?.focus({ preventScroll: true });
  }, []);
  const { terms, reason, create } = draft;
  const data = draft.isNothing ? undefined : terms.data;
  const made = create.data?.refund;
  const label = data?.needs_approval === true ? 'Батлуулахаар илгээх' : 'Буцаалт бэлтгэх';
  useKeys([
    { key: 'Ctrl Enter', does: label.toLowerCase(), press: draft.send },
    { key: 'Escape', does: 'буцаалтыг болих', press: onClose },
  ]);
  if (made !== undefined)
    return (
      <Panel title="Буцаалт бэлтгэгдлээ">
        <Note
          kind="good"
          title={made.needs_approval ? 'Хоёр дахь хүн батална' : 'Илгээхэд бэлэн'}
          actions={
            <>
              <Link className="link" to={`/refunds?id=${made.id}`}>
                Буцаалтыг нээх
              </Link>
              <Button kind="quiet" size="s" onClick={onClose}>
                Хаах
              </Button>
            </>
          }
        >
          Хэрэглэгчид имэйл, SMS-ээр мэдэгдлээ.
        </Note>
      </Panel>
    );
  return (
    <Panel
      title="Буцаалт бэлтгэх"
      note={<Tag kind="warn">Ноорог</Tag>}
      end="Суутгал нөхцөлийн 6.4-өөр бодогдоно"
      foot={
        <>
          {data !== undefined && (data.sums.returned_bonus > 0 || data.sums.taken_bonus > 0) && (
            <span className="prepare__bonus">
              Бонус буцна +{groupThousands(data.sums.returned_bonus)}, хураана −{groupThousands(data.sums.taken_bonus)}
            </span>
          )}
          <div className="prepare__buttons">
            <Button kind="outline" onClick={onClose}>
              Болих
            </Button>
            <Button kind="outline" busy={create.isPending} disabled={!draft.isReady} onClick={draft.send}>
              {label} <Kbd>Ctrl Enter</Kbd>
            </Button>
          </div>
        </>
      }
    >
      {terms.isError && <Note kind="bad" title={reasonOf(terms.error)} />}
      {isRefused(create.error, 'changed_meanwhile') ? (
        <MeanwhileNote refusal={create.error} yours={{}} />
      ) : (
        create.isError && <Note kind="bad" title={reasonOf(create.error)} />
      )}
      <RefundPieces
        lines={draft.lines}
        countOf={draft.countOf}
        byPiece={reason !== 'cancelled'}
        onChoose={draft.choose}
      />
      <div className="prepare">
        <div className="prepare__fields">
          <Field label="Шалтгаан">
            {(ties) => (
              <Select
                {...ties}
                ref={first}
                value={reason}
                onChange={({ target }) => draft.setReason(draft.reasons.find((one) => one === target.value) ?? reason)}
              >
                {draft.reasons.map((one) => (
                  <option key={one} value={one}>
                    {REFUND_REASONS[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Тайлбар">
            {(ties) => <TextInput {...ties} {...draft.text('note')} maxLength={LONGEST_REFUND_NOTE} />}
          </Field>
          <Field label="Банк">
            {(ties) => (
              <>
                <TextInput
                  {...ties}
                  {...draft.text('bank')}
                  list={`${ties.id}-banks`}
                  autoComplete="off"
                  maxLength={LONGEST_BANK}
                />
                <datalist id={`${ties.id}-banks`}>
                  {BANK_NAMES.map((bank) => (
                    <option key={bank} value={bank}>
                      {bank}
                    </option>
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <Field label="Данс эсвэл IBAN">
            {(ties) => <TextInput {...ties} {...draft.text('number')} autoComplete="off" maxLength={40} />}
          </Field>
          <Field label="Хүлээн авагч" className="prepare__wide">
            {(ties) => <TextInput {...ties} {...draft.text('holder')} autoComplete="off" maxLength={LONGEST_HOLDER} />}
          </Field>
        </div>
        {data === undefined ? (
          <p className="soft">{draft.isNothing && 'Буцаах бараагаа сонгоно уу.'}</p>
        ) : (
          <RefundComparison terms={data} reason={reason} />
        )}
      </div>
    </Panel>
  );
}
