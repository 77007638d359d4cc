import '../../../../parts/table.css';
import '../../../../parts/print-sheet.css';
import './paper.css';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { ask } from '../../../../calls/ask.ts';
import { Icon } from '../../../../icons/icon.tsx';
import { useKeys } from '../../../../keys/keys.tsx';
import { Kbd } from '../../../../parts/kbd.tsx';
import { PageHead } from '../../../../parts/page-head.tsx';
import { Component as NotFound } from '../../../../shell/not-found.screen.tsx';
import { Opening } from '../../../../shell/opening.tsx';
import { momentText } from '../../../../show/moment-text.ts';
import { saveFile } from '../../../../show/save-file.ts';
import { cubicText, kgText } from '../../truck-measures.ts';
import type { Truck } from '../../truck-queries.ts';
import { CustomsRows } from './customs-rows.tsx';
import { LoadRows } from './load-rows.tsx';

const TITLES = { load: 'Ачааны жагсаалт', customs: 'Гаалийн жагсаалт' } as const;

const loadQuery = (truck: number) =>
  queryOptions({
    queryKey: ['papers', 'load', truck],
    queryFn: ({ signal }) => ask('loadList', { truck }, { signal }),
  });
const customsQuery = (truck: number) =>
  queryOptions({
    queryKey: ['papers', 'customs', truck],
    queryFn: ({ signal }) => ask('customsList', { truck }, { signal }),
  });

export function Component() {
  const { id, paper } = useParams();
  if (paper !== 'load' && paper !== 'customs') return <NotFound />;
  return (
    <Suspense fallback={<Opening />}>
      {paper === 'load' ? <Load id={Number(id)} /> : <Customs id={Number(id)} />}
    </Suspense>
  );
}

function Load({ id }: { id: number }) {
  const { truck, rows, csv } = useSuspenseQuery(loadQuery(id)).data;
  return (
    <Paper title={TITLES.load} {...{ truck, csv }}>
      <LoadRows rows={rows} />
    </Paper>
  );
}

function Customs({ id }: { id: number }) {
  const { truck, rows, csv } = useSuspenseQuery(customsQuery(id)).data;
  return (
    <Paper title={TITLES.customs} {...{ truck, csv }}>
      <CustomsRows rows={rows} />
    </Paper>
  );
}

interface PaperProps {
  title: string;
  truck: Truck;
  csv: string;
  children: React.ReactNode;
}

/** A printed sheet, and the same rows as a file. */
function Paper({ title, truck, csv, children }: PaperProps) {
  const print = () => window.print();
  useKeys([{ key: 'Ctrl Enter', does: 'хэвлэх', press: print }]);
  const facts = [
    truck.driver !== null && `Жолооч: ${[truck.driver, truck.phone].filter(Boolean).join(' ')}`,
    truck.plate !== null && `Улсын дугаар: ${truck.plate}`,
    truck.departsAt !== null && `Гарсан: ${momentText(truck.departsAt)}`,
  ].filter((fact) => fact !== false);
  return (
    <>
      <div className="print-sheet__tools">
        <PageHead
          title={title}
          crumbs={
            <>
              <Link to="/trucks">Ачилт</Link> › <Link to={`/trucks/${truck.id}`}>{truck.name}</Link>
            </>
          }
          end={
            <>
              <Button
                kind="outline"
                icon={<Icon name="download" />}
                onClick={() => saveFile(`${truck.name}, ${title}.csv`, csv)}
              >
                CSV татах
              </Button>
              <Button icon={<Icon name="printer" />} onClick={print}>
                Хэвлэх <Kbd inButton>Ctrl Enter</Kbd>
              </Button>
            </>
          }
        />
      </div>
      <article className="print-sheet">
        <header className="print-sheet__head">
          <div>
            <b className="print-sheet__title">
              {title}, {truck.name}
            </b>
            <p>{facts.join(' · ')}</p>
          </div>
          <p className="paper__sum">
            {truck.orders} захиалга, {truck.pieces} ширхэг, {truck.packages} хайрцаг
            <br />
            {kgText(truck.kg)} кг, {cubicText(truck.litres)} м³
          </p>
        </header>
        {children}
        <footer className="paper__foot">
          <span>Хүлээлгэн өгсөн ____________________</span>
          <span>Хүлээн авсан ____________________</span>
        </footer>
      </article>
    </>
  );
}
