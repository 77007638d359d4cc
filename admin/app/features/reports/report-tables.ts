import { formatTug } from '@tokhi/rules/money/money';
import type { csvOf } from '../../show/csv.ts';
import { millions } from '../../show/millions.ts';
import type { DayGroup } from './grouped-days.ts';
import { type Period, periodText } from './periods.ts';
import type { Report, Sold, Sums } from './report-query.ts';
import { changeText, shareText, signedText, tookText } from './report-words.ts';
import { largest, type Margin, marginBefore, marginOf, marginText, mostStock, sumOf } from './sold-shelves.ts';

export interface ReportTable {
  /** The beginning of its file name. */
  file: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  foot?: readonly string[];
  csv: Parameters<typeof csvOf>[0];
}

const netOf = ({ sales, refunds }: Pick<Sums, 'sales' | 'refunds'>): number => sales - refunds;

/** Newest first, because most readers look for yesterday. */
export function salesTable(groups: readonly DayGroup[], before: readonly DayGroup[], report: Report): ReportTable {
  const [net, netBefore] = [netOf(report.sums), netOf(report.sums_before)];
  const rows = groups.map((group, at) => ({ ...group, before: before[at]?.net ?? 0 })).toReversed();
  return {
    file: 'sales',
    head: ['Өдөр', 'Борлуулалт', 'Захиалга', 'Өмнөх үе'],
    rows: rows.map((row) => [
      row.from === row.to ? (periodText(row).split(' ')[0] ?? '') : periodText(row),
      ...[formatTug(row.net), String(row.orders), changeText(row.net, row.before)],
    ]),
    foot: ['Нийт', formatTug(net), String(report.sums.orders), changeText(net, netBefore)],
    csv: [
      ['from', 'to', 'orders', 'net', 'net_before'],
      ...rows.map((row) => [row.from, row.to, row.orders, row.net, row.before]),
    ],
  };
}

export function methodsTable({ methods }: Report): ReportTable {
  const [sales, before] = [sumOf(methods, (one) => one.sales), sumOf(methods, (one) => one.sales_before)];
  return {
    file: 'methods',
    head: ['Арга', 'Дүн', 'Хувь', 'Өмнөх', 'Баталгаажих'],
    rows: methods.map((one) => [
      ...[one.name, formatTug(one.sales), shareText(one.sales, sales), shareText(one.sales_before, before)],
      one.orders === 0 ? '—' : tookText(one.seconds),
    ]),
    foot: ['Нийт', formatTug(sales), sales === 0 ? '—' : '100%', '', ''],
    csv: [
      ['method', 'orders', 'sales', 'sales_before', 'seconds'],
      ...methods.map((one) => [one.name, one.orders, one.sales, one.sales_before, Math.round(one.seconds)]),
    ],
  };
}

/** By category or by brand; with margin for members who may see costs, otherwise with shares. */
export function soldTable(file: string, name: string, all: readonly Sold[]): ReportTable {
  const sold = largest(all);
  const [sales, before] = [sumOf(sold, (one) => one.sales), sumOf(sold, (one) => one.sales_before)];
  const csv = (one: Sold) => [one.name, one.pieces, one.sales, one.sales_before];
  const head = ['pieces', 'sales', 'sales_before'];
  const margin = marginOf(sold);
  if (margin === null)
    return {
      ...{ file, head: [name, 'Дүн', 'Ширхэг', 'Хувь', 'Өмнөх'] },
      rows: sold.map((one) => [
        ...[one.name, formatTug(one.sales), String(one.pieces)],
        ...[shareText(one.sales, sales), shareText(one.sales_before, before)],
      ]),
      foot: ['Нийт', formatTug(sales), String(sumOf(sold, (one) => one.pieces)), sales === 0 ? '—' : '100%', ''],
      csv: [[file, ...head], ...all.map(csv)],
    };
  return {
    ...{ file, head: [name, 'Дүн', 'Ашиг', 'Хувь', 'Өмнөх'] },
    rows: sold.map((one) => [one.name, formatTug(one.sales), ...(one.margin === undefined ? [] : earned(one.margin))]),
    foot: ['Нийт', formatTug(sales), ...earned(margin)],
    csv: [
      [file, ...head, 'known_sales', 'cost'],
      ...all.map((one) => [...csv(one), one.margin?.known ?? null, one.margin?.cost ?? null]),
    ],
  };
}

const earned = (margin: Margin): string[] => [
  ...[millions(margin.known - margin.cost), marginText(margin), marginBefore(margin)],
];

export function promiseTable(groups: readonly DayGroup[], { sums }: Report): ReportTable {
  const row = (delivered: number, inTime: number) => [
    ...[shareText(inTime, delivered), String(delivered), String(inTime), String(delivered - inTime)],
  ];
  return {
    file: 'promise',
    head: ['Хугацаа', 'Биелэлт', 'Хүргэсэн', 'Цагтаа', 'Хоцорсон'],
    rows: groups.map((group) => [periodText(group), ...row(group.delivered, group.inTime)]).toReversed(),
    foot: ['Нийт', ...row(sums.delivered, sums.in_time)],
    csv: [
      ['from', 'to', 'delivered', 'in_time'],
      ...groups.map((group) => [group.from, group.to, group.delivered, group.inTime]),
    ],
  };
}

const daysText = (days: number | null): string => (days === null ? '—' : String(Math.round(days)));

export const turnoverTable = ({ stock }: Report): ReportTable => ({
  file: 'turnover',
  head: ['Ангилал', 'Эргэлт, хоног', 'Дундаж үлдэгдэл', 'Өмнөх', 'Зөрүү'],
  rows: mostStock(stock).map(({ name, value, days, days_before }) => [
    ...[name, daysText(days), `${millions(value)}₮`, daysText(days_before)],
    days === null || days_before === null ? '' : signedText(Math.round(days) - Math.round(days_before)),
  ]),
  csv: [
    ['category', 'value', 'days', 'days_before'],
    ...stock.map(({ name, value, days, days_before }) => [name, value, days, days_before]),
  ],
});

export function bonusTable({ sums: { bonus }, sums_before: { bonus: was } }: Report, period: Period): ReportTable {
  const owed = (points: number | null) => (points === null ? '—' : points.toLocaleString('en'));
  const change = (now: number | null, before: number | null) =>
    now === null || before === null ? '' : changeText(now, before);
  const [first, last] = periodText(period).split(' – ');
  const moves = [
    ['Олгосон', bonus.given, was.given],
    ['Зарцуулсан', -bonus.spent, -was.spent],
    ['Буцаан авсан', -bonus.taken_back, -was.taken_back],
    ['Гараар зассан', bonus.adjusted, was.adjusted],
  ] as const;
  return {
    file: 'bonus',
    head: ['Хөдөлгөөн', 'Оноо', 'Өмнөх үе'],
    rows: [
      [`Эхний үлдэгдэл, ${first}`, owed(bonus.owed_before), change(bonus.owed_before, was.owed_before)],
      ...moves.map(([name, now, before]) => [name, signedText(now), changeText(Math.abs(now), Math.abs(before))]),
    ],
    foot: [`Эцсийн үлдэгдэл, ${last}`, owed(bonus.owed), change(bonus.owed, was.owed)],
    csv: [
      ['movement', 'points', 'points_before'],
      ['owed_before', bonus.owed_before, was.owed_before],
      ...moves,
      ['owed', bonus.owed, was.owed],
    ],
  };
}

/** Codes and searches: orders with a code and their discount, and searches without a result. */
export function codesTable({ sums, sums_before: was }: Report): ReportTable {
  const rows = [
    ['Кодтой захиалга', sums.coded_orders, was.coded_orders],
    ['Кодын хөнгөлөлт, ₮', sums.codes, was.codes],
    ['Хайлт', sums.searches, was.searches],
    ['Юу ч олоогүй хайлт', sums.searches_in_vain, was.searches_in_vain],
  ] as const;
  const shares = [shareText(sums.coded_orders, sums.orders), '', '', shareText(sums.searches_in_vain, sums.searches)];
  return {
    file: 'codes-searches',
    head: ['Үзүүлэлт', 'Энэ үе', 'Эзлэх хувь', 'Өмнөх үе'],
    rows: rows.map(([name, now, before], at) => [
      ...[name, now.toLocaleString('en'), shares[at] ?? '', changeText(now, before)],
    ]),
    csv: [['measure', 'now', 'before'], ...rows],
  };
}
