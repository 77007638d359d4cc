import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ask } from '../../../calls/ask.ts';
import { FindGoods } from '../../../goods/find-goods.tsx';
import type { FoundGoods } from '../../../goods/goods-query.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Panel } from '../../../parts/panel.tsx';
import type { Purchase } from '../purchases-query.ts';
import { DraftLineRow } from './draft-line-row.tsx';
import { type Draft, type DraftLine, type TypedDraft, totalsOf } from './purchase-draft.ts';

interface DraftLinesProps {
  purchase: Purchase;
  draft: Draft;
  mayOrder: boolean;
  onType: (typed: (now: TypedDraft) => TypedDraft) => void;
}

/** The ordered products; an added product has its cost as the price. */
export function DraftLines({ purchase, draft, mayOrder, onType }: DraftLinesProps) {
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const add = useMutation({
    mutationFn: async ({ code, name, colour, picture }: FoundGoods): Promise<DraftLine> => {
      const { product } = await ask('showProduct', { code });
      const line = { code, name, colour, picture, units: 1, expected_on: null };
      return product.cost_fen === undefined ? line : { ...line, unit_fen: product.cost_fen };
    },
    onSuccess: (line) =>
      onType((now) => ({
        ...now,
        added: [...now.added.filter(({ code }) => code !== line.code), line],
        removed: now.removed.filter((code) => code !== line.code),
      })),
  });
  const change = (code: string, changed: Partial<DraftLine>) =>
    onType((now) => ({ ...now, lines: { ...now.lines, [code]: { ...now.lines[code], ...changed } } }));
  const remove = (code: string) => {
    onType((now) => ({
      ...now,
      added: now.added.filter((line) => line.code !== code),
      removed: [...now.removed, code],
    }));
    field.current?.focus();
  };
  useKeys([
    { key: '/', does: 'бараа нэмэх', press: () => field.current?.focus() },
    { key: 'E', does: 'эхний мөрийг засах', press: () => table.current?.querySelector('input')?.focus() },
  ]);
  const { units } = totalsOf(draft);
  const hasCosts = draft.lines[0]?.unit_fen !== undefined;
  return (
    <Panel
      title="Мөр"
      note={`${draft.lines.length} бараа, ${units.toLocaleString('en')} ш`}
      flush
      foot={
        mayOrder ? (
          <FindGoods
            label="Бараа нэмэх: нэр, код"
            inputRef={field}
            taken={draft.lines.map(({ code }) => code)}
            onFound={(product) => add.mutate(product)}
          />
        ) : undefined
      }
    >
      {draft.lines.length === 0 ? (
        <p className="purchases__none">Мөр алга. Барааг доор нэр, кодоор нь хайж нэмнэ.</p>
      ) : (
        <div className="table__wrap">
          <table ref={table} className="table purchase-lines draft-lines">
            <caption className="vh">Захиалгын мөр</caption>
            <thead>
              <tr>
                <th>Бараа</th>
                <th className="table__num">Ш</th>
                {hasCosts && <th className="table__num">Нэгж, ¥</th>}
                {hasCosts && <th className="table__num">Дүн</th>}
                <th>Тусдаа өдөр</th>
                {mayOrder && (
                  <th>
                    <span className="vh">Хасах</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {draft.lines.map((line) => (
                <DraftLineRow
                  key={line.code}
                  line={line}
                  saved={purchase.shown_lines.find(({ code }) => code === line.code)}
                  mayOrder={mayOrder}
                  onChange={(changed) => change(line.code, changed)}
                  onRemove={() => remove(line.code)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
