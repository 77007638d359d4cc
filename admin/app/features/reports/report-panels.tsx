import { BonusChart } from './charts/bonus-chart.tsx';
import { type CompareBar, CompareBars } from './charts/compare-bars.tsx';
import { DayChart } from './charts/day-chart.tsx';
import { PromiseChart } from './charts/promise-chart.tsx';
import { daysInBar, groupDays } from './grouped-days.ts';
import { Legend } from './legend.tsx';
import { type Period, periodText } from './periods.ts';
import { ReportPanel } from './report-panel.tsx';
import type { Report, Sold } from './report-query.ts';
import {
  bonusTable,
  codesTable,
  methodsTable,
  promiseTable,
  salesTable,
  soldTable,
  turnoverTable,
} from './report-tables.ts';
import { shareText } from './report-words.ts';
import { largest, marginBefore, marginText, mostStock } from './sold-shelves.ts';

const MOST_DAY_BARS = 62;
const MOST_PROMISE_BARS = 14;

interface ReportPanelsProps {
  report: Report;
  period: Period;
  isCompared: boolean;
}

/** Every table of the report, in the order of the page; together they are one file. */
export function tablesOf(report: Report, period: Period) {
  const size = daysInBar(period, MOST_DAY_BARS);
  const [groups, before] = [groupDays(period, report.days, size), groupDays(report.before, report.days_before, size)];
  const weeks = groupDays(period, report.days, daysInBar(period, MOST_PROMISE_BARS));
  const tables = {
    sales: salesTable(groups, before, report),
    methods: methodsTable(report),
    categories: soldTable('category', 'Ангилал', report.categories),
    brands: soldTable('brand', 'Брэнд', report.brands),
    promise: promiseTable(weeks, report),
    turnover: turnoverTable(report),
    codes: codesTable(report),
    bonus: bonusTable(report, period),
  };
  return { groups, before, weeks, tables };
}

export function ReportPanels({ report, period, isCompared }: ReportPanelsProps) {
  const { groups, before, weeks, tables } = tablesOf(report, period);
  const its = `${period.from}-${period.to}`;
  const hasMargin = report.categories.some(({ margin }) => margin !== undefined);
  const now = [['bar', 'энэ үе']] as const;
  const compared = (mark: 'dashed' | 'pale') => <Legend marks={isCompared ? [...now, [mark, 'өмнөх үе']] : now} />;
  const sales = report.methods.reduce((sum, one) => sum + one.sales, 0);
  const beforeOf = (value: number) => (isCompared ? value : null);
  return (
    <div className="reports">
      <ReportPanel
        wide
        title="Борлуулалт өдрөөр"
        note="төлөгдсөн захиалга, буцаалт хассан"
        legend={compared('dashed')}
        chart={
          <DayChart groups={groups} before={isCompared ? before : null} label={`Борлуулалт, ${periodText(period)}`} />
        }
        table={tables.sales}
        period={its}
      />
      <ReportPanel
        title="Төлбөрийн арга"
        legend={compared('pale')}
        chart={
          <CompareBars
            bars={report.methods.map((one) => ({
              ...{ id: one.method, name: one.name, now: one.sales, before: beforeOf(one.sales_before) },
              text: shareText(one.sales, sales),
            }))}
          />
        }
        table={tables.methods}
        period={its}
      />
      <ReportPanel
        title={hasMargin ? 'Ангилал, ашиг' : 'Ангилал'}
        note={hasMargin ? 'өртөг мэдэгдэх бараагаар' : undefined}
        legend={compared('pale')}
        chart={<CompareBars bars={barsOf(largest(report.categories), isCompared)} />}
        table={tables.categories}
        period={its}
      />
      <ReportPanel
        title="Амласан хугацаандаа хүргэсэн"
        legend={
          <Legend
            marks={[
              ['bar', 'цагтаа'],
              ['late', 'хоцорсон'],
            ]}
          />
        }
        chart={<PromiseChart groups={weeks} />}
        table={tables.promise}
        period={its}
      />
      <ReportPanel
        title="Үлдэгдлийн эргэлт"
        note="хоног, бага нь сайн"
        legend={compared('pale')}
        chart={
          <CompareBars
            bars={mostStock(report.stock).map(({ id, name, days, days_before }) => ({
              ...{ id, name, now: days ?? 0, before: isCompared ? days_before : null },
              text: days === null ? '—' : `${Math.round(days)} хоног`,
            }))}
          />
        }
        table={tables.turnover}
        period={its}
      />
      <ReportPanel title="Брэнд" table={tables.brands} period={its} />
      <ReportPanel title="Код, хайлт" table={tables.codes} period={its} />
      <ReportPanel
        wide
        title="Бонусын өглөг"
        note="1 оноо = 1₮, хэрэглэгчид зарцуулаагүй үлдсэн"
        chart={<BonusChart days={report.days} />}
        table={tables.bonus}
        period={its}
      />
    </div>
  );
}

/** By margin for members who may see costs, otherwise by sales. */
const barsOf = (sold: readonly Sold[], isCompared: boolean): CompareBar[] => {
  const sales = sold.reduce((sum, one) => sum + one.sales, 0);
  return sold.map(({ id, name, sales: its, sales_before, margin }) => {
    if (margin === undefined)
      return { id, name, now: its, before: isCompared ? sales_before : null, text: shareText(its, sales) };
    const [now, before] = [marginText(margin), marginBefore(margin)].map(Number.parseFloat);
    return { id, name, now: now || 0, before: isCompared ? before || 0 : null, text: marginText(margin) };
  });
};
