import '../../parts/table.css';
import './codes.css';
import './new-code.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import { UndoBar } from '../../parts/undo-bar.tsx';
import { useNow } from '../../show/use-now.ts';
import { CodeOverview } from './code-overview.tsx';
import { CodeRow } from './code-row.tsx';
import { CodeUses } from './code-uses.tsx';
import { CodesCsv } from './codes-csv.tsx';
import { type Code, type CodeFilter, codesQuery } from './codes-query.ts';
import { NewCodeForm } from './new-code-form.tsx';
import { useCodes } from './use-codes.ts';

const FILTERS: readonly (readonly [CodeFilter, string])[] = [
  ['all', 'Бүгд'],
  ['active', 'Идэвхтэй'],
  ['voucher', 'Ваучер'],
  ['set', 'Багц'],
  ['ending', 'Дуусаж буй'],
];
const HINTS = [
  ['J+K', 'мөр'],
  ['C', 'CSV хуулах'],
  ['X', 'унтраах'],
] as const;

export const handle = { isWorkbench: true };

/** Vouchers and coupons: their discounts, new ones, switched off and on. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  // By id, not by index: a code that a colleague makes meanwhile does not change the choice.
  const [chosen, setChosen] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const show = FILTERS.find(([name]) => name === params.get('show'))?.[0] ?? 'all';
  const text = params.get('text') ?? '';
  const list = useInfiniteQuery(codesQuery(show, text));
  const codes = useCodes();
  const rows = list.data?.pages.flatMap((page) => page.codes) ?? [];
  const overview = list.data?.pages[0]?.overview ?? null;
  const at = Math.max(
    rows.findIndex(({ id }) => id === chosen),
    0,
  );
  const current = rows[at];
  const now = useNow();

  const narrow = (by: Record<string, string>) => {
    const kept = Object.entries({ ...Object.fromEntries(params), ...by }).filter(([, value]) => value !== '');
    setParams(kept, { replace: true });
    setChosen(null);
  };
  const step = (by: number) => setChosen(rows[at + by]?.id ?? current?.id ?? null);
  /** Also after a refusal: shows a colleague's change at once. */
  const doing = (work: Promise<void>) =>
    void work.then(
      () => setFailure(null),
      async (error: unknown) => {
        setFailure(error);
        await codes.readAgain();
      },
    );
  const copy = () => {
    if (current !== undefined) doing(codes.copy(current));
  };
  const turn = (code: Code | undefined) => {
    if (code !== undefined) doing(codes.turn(code));
  };
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => step(1) },
    { key: 'K', does: 'өмнөх мөр', press: () => step(-1) },
    { key: 'C', does: 'CSV хуулах', press: copy },
    { key: 'X', does: 'унтраах, асаах', press: () => turn(current) },
    { key: '/', does: 'хайх', press: () => search.current?.focus() },
  ]);
  const end = (
    <>
      <KeyHints hints={HINTS} />
      <Button kind="outline" icon={<Icon name="copy" />} onClick={copy} disabled={current === undefined}>
        CSV хуулах <Kbd>C</Kbd>
      </Button>
    </>
  );
  return (
    <>
      <PageHead title="Купон, ваучер" end={end}>
        {overview !== null && (
          <span className="soft">
            {overview.counts.active} идэвхтэй, {overview.counts.set} багц
          </span>
        )}
      </PageHead>
      {overview !== null && <CodeOverview overview={overview} />}
      {[failure, list.error].map(
        (error) => error !== null && <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />,
      )}
      <div className="codes">
        <div className="codes__column">
          <section className="panel" aria-label="Кодууд">
            <div className="codes__tools">
              <PillTabs
                label="Шүүлт"
                tabs={FILTERS.map(([name, text]) => ({ name, text, count: overview?.counts[name] }))}
                current={show}
                onChoose={(name) => narrow({ show: name === 'all' ? '' : name })}
              />
              <TextInput
                ref={search}
                className="codes__text"
                type="search"
                aria-label="Код хайх"
                placeholder="Код"
                defaultValue={text}
                onChange={({ target }) => narrow({ text: target.value.trim() })}
              />
            </div>
            <div className="table__wrap">
              <table className="table codes__table">
                <thead>
                  <tr>
                    <th>Код, нөхцөл</th>
                    <th>Төрөл</th>
                    <th className="table__num">Утга</th>
                    <th>Хүчинтэй</th>
                    <th>Ашигласан</th>
                    <th className="table__num">Хөнгөлсөн, ₮</th>
                    <th>Төлөв</th>
                    <th>
                      <span className="vh">Үйлдэл</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map((code) => (
                    <CodeRow
                      key={code.id}
                      code={code}
                      now={now}
                      isCurrent={code.id === current?.id}
                      onChoose={() => setChosen(code.id)}
                      onSwitch={() => turn(code)}
                    />
                  ))}
                </tbody>
              </table>
            </div>
            {list.isSuccess && rows.length === 0 && <p className="codes__none">Ийм код алга.</p>}
            <div className="panel__foot">
              {list.hasNextPage && (
                <Button
                  kind="outline"
                  icon={<Icon name="chevron-down" />}
                  busy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  Дараагийн 50
                </Button>
              )}
              <span>Ваучер мөнгө тул устгахгүй, зөвхөн унтраана</span>
            </div>
          </section>
          {current !== undefined && <CodeUses id={current.id} />}
        </div>
        <div className="codes__column">
          <NewCodeForm create={async (body) => setChosen(await codes.create(body))} />
          {codes.copied !== null && <CodesCsv copied={codes.copied} />}
        </div>
      </div>
      {codes.switched !== null && (
        <UndoBar
          title={`${codes.switched.code.code} ${codes.switched.code.active ? 'аслаа' : 'унтарлаа'}`}
          until={codes.switched.until}
          onUndo={() => codes.switched !== null && doing(codes.turn(codes.switched.code, true))}
          onOver={codes.clearSwitched}
        >
          {!codes.switched.code.active &&
            codes.switched.reserved > 0 &&
            `Одоо ${codes.switched.reserved} захиалгад төлөх хүртэл хүчинтэй`}
        </UndoBar>
      )}
    </>
  );
}
