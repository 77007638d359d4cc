import '../../parts/table.css';
import './reports.css';
import './charts/charts.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Figures } from '../../parts/figures.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { csvOf } from '../../show/csv.ts';
import { momentText } from '../../show/moment-text.ts';
import { saveFile } from '../../show/save-file.ts';
import { useNow } from '../../show/use-now.ts';
import { neighbour, type Period, type PeriodKind, periodEnding, periodIn, yesterday } from './periods.ts';
import { RangeBar } from './range-bar.tsx';
import { figuresOf } from './report-figures.ts';
import { ReportPanels, tablesOf } from './report-panels.tsx';
import { type Report, reportQuery } from './report-query.ts';

const HINTS = [
  ['←+→', 'үе солих'],
  ['C', 'харьцуулах'],
] as const;

/** Sales, margin and delivery, from the sums of days that are over. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const last = yesterday(useNow());
  const { kind, period } = periodIn(address, last);
  const isCompared = address.get('compare') !== 'no';
  const { data: report, error, isError } = useQuery(reportQuery(period));
  const show = (next: Period, as: PeriodKind = 'own', compares = isCompared) =>
    setAddress({ ...next, kind: as, ...(!compares && { compare: 'no' }) }, { replace: true });
  const step = (by: 1 | -1) => {
    const next = neighbour(kind, period, by, last);
    if (next !== null) show(next, kind);
  };
  const compare = () => show(period, kind, !isCompared);
  useKeys([
    { key: 'ArrowLeft', does: 'өмнөх үе', press: () => step(-1) },
    { key: 'ArrowRight', does: 'дараагийн үе', press: () => step(1) },
    { key: 'C', does: 'өмнөх үетэй харьцуулах', press: compare },
  ]);
  const end = (
    <>
      <KeyHints hints={HINTS} />
      <Button kind="outline" icon={<Icon name="printer" />} onClick={() => window.print()}>
        Хэвлэх
      </Button>
      <Button
        kind="outline"
        icon={<Icon name="download" />}
        disabled={report === undefined}
        onClick={() => report !== undefined && saveAll(report, period)}
      >
        Бүгдийг CSV
      </Button>
    </>
  );
  return (
    <>
      <PageHead title="Тайлан" end={end}>
        {report !== undefined && <span className="soft">{countedText(report)}</span>}
      </PageHead>
      <RangeBar
        {...{ kind, period, last, isCompared }}
        before={report?.before}
        onKind={(next) => show(periodEnding(next, last), next)}
        onPeriod={(next) => show(next)}
        onStep={step}
        onCompare={compare}
      />
      {isError && <Note kind="bad" title={reasonOf(error)} />}
      {report !== undefined && (
        <>
          <Figures figures={figuresOf(report, isCompared)} />
          <ReportPanels report={report} period={period} isCompared={isCompared} />
        </>
      )}
    </>
  );
}

const countedText = ({ counted }: Report): string =>
  counted === null
    ? 'Хараахан бодоогүй: шөнө бүр 03:00-д өмнөх өдрүүдийг бодно'
    : `${momentText(counted.at)}-д бодсон, өнөөдрийнх ороогүй`;

/** All tables in one file, with an empty line between them. */
function saveAll(report: Report, period: Period): void {
  const { tables } = tablesOf(report, period);
  const rows = Object.values(tables).flatMap(({ csv }) => [...csv, []]);
  saveFile(`report-${period.from}-${period.to}.csv`, csvOf(rows));
}
