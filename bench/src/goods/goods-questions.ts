import { auditGroups } from '@tokhi/contract/admin/audit/audit-words';
import { codeFilters } from '@tokhi/contract/admin/code-calls';
import { customerViews } from '@tokhi/contract/admin/customer-words';
import { productGaps, productStates } from '@tokhi/contract/admin/product-words';
import { codeOf } from '../catalogue/fill/shape.ts';
import { COMMON_WORD, VERY_COMMON_WORD } from '../catalogue/fill/words.ts';
import { daysAgo, four, type StaffQuestion } from '../orders/staff-questions.ts';

interface GoodsQuestion extends StaffQuestion {
  /** The limit of its p95 in milliseconds. */
  most: number;
}

const LIST_MS = 50;
const REPORT_MS = 200;
const CATEGORIES = 20;
const BRANDS = 200;
const MEMBERS = 20;

const of = <Value>(values: readonly Value[], nth: number): Value => values[nth % values.length] as Value;

type Body = StaffQuestion['body'];
const asked = (call: StaffQuestion['call'], most = LIST_MS) => {
  return (name: string, body: Body): GoodsQuestion => ({ name, call, body, most });
};

export function goodsQuestions({ products, customers }: { products: number; customers: number }): GoodsQuestion[] {
  const code = (nth: number) => codeOf(1 + ((nth * 6_007) % products));
  const customer = (nth: number) => 1 + ((nth * 60_013) % customers);
  const codes = (count: number) => (nth: number) => ({
    codes: Array.from({ length: count }, (_, at) => codeOf(1 + ((nth * count + at) % products))),
  });
  const word = (nth: number) => of(['буйдан', COMMON_WORD, 'шүүгээ', VERY_COMMON_WORD, 'зөөлөн'], nth);
  const category = (nth: number) => 1 + (nth % CATEGORIES);
  const brand = (nth: number) => 1 + (nth % BRANDS);
  const list = asked('listProducts');
  const found = asked('listCustomers');
  const stock = asked('listStock');
  const audit = asked('listAudit');
  const report = asked('showReport', REPORT_MS);
  return [
    list('products', () => ({})),
    list('products, a later page', (nth) => ({ after: { updated_at: `${daysAgo(1 + nth)}T00:00:00.000Z`, id: 1 } })),
    list('products: category', (nth) => ({ category: category(nth) })),
    list('products: brand', (nth) => ({ brand: brand(nth) })),
    list('products: state', (nth) => ({ state: of(productStates, nth) })),
    list('products: gap', (nth) => ({ gap: of(productGaps, nth) })),
    list('products: none in stock', (nth) => ({ stock: 'none', ...(nth % 2 === 0 && { category: category(nth) }) })),
    list('products: few in stock', (nth) => ({ stock: 'few', ...(nth % 2 === 0 && { brand: brand(nth) }) })),
    list('products: part of a name', (nth) => ({ text: word(nth) })),
    list('products: two signs', (nth) => ({ text: of(['ор', 'ш', 'та', 'Зо'], nth).padEnd(2, 'и') })),
    list('products: a code', (nth) => ({ text: code(nth).slice(0, 4) })),
    list('products: category and state', (nth) => ({ category: category(nth), state: of(productStates, nth) })),
    list('products: category and gap', (nth) => ({ category: category(nth), gap: of(productGaps, nth) })),
    list('products: brand and name', (nth) => ({ brand: brand(nth), text: word(nth) })),
    list('products: stock and name', (nth) => ({ stock: of(['none', 'few'], nth), text: word(nth) })),
    asked('countProducts')('products counted', () => ({})),
    asked('findProducts')('Ctrl K: products', (nth) => ({ text: nth % 2 === 0 ? word(nth) : code(nth).slice(0, 5) })),
    asked('showProduct')('a product', (nth) => ({ code: code(nth) })),
    asked('listPictures')('its pictures', (nth) => ({ code: code(nth) })),
    asked('showPrices')('history of prices', (nth) => ({ code: code(nth) })),
    asked('showGrid')('grid of 50', codes(50)),
    asked('showGrid')('grid of 500', codes(500)),
    ...customerViews.map((view) => found(`customers: ${view}`, () => ({ view }))),
    found('customers: a phone', (nth) => ({ text: String(80_000_000 + ((nth * 104_729) % 19_999_999)) })),
    found('customers: end of a phone', (nth) => ({ text: four(nth) })),
    found('customers: an email', (nth) => ({ text: `bench-${1 + nth * 41}@` })),
    found('customers: a name', (nth) => ({ text: of(['Мөнхзул', 'цэцэг', 'Номинэрдэнэ', 'Саран'], nth) })),
    found('customers: an order', (nth) => ({ text: `IK${String(1 + nth * 37).padStart(10, '0')}` })),
    asked('showCustomer')('a customer', (nth) => ({ id: customer(nth) })),
    stock('stock: Ulaanbaatar', () => ({})),
    stock('stock: Beijing', () => ({ place: 'beijing' })),
    stock('stock: a shelf', (nth) => ({
      shelf: `${of('ABCDEFGH'.split(''), nth)}-${String(nth % 30).padStart(2, '0')}`,
    })),
    stock('stock: out, stale, unplaced', (nth) => ({ show: of(['out', 'stale', 'unplaced'], nth) })),
    stock('stock: a name or code', (nth) => ({ text: nth % 2 === 0 ? word(nth) : code(nth).slice(0, 5) })),
    asked('showStock')('stock of a product', (nth) => ({ code: code(nth) })),
    audit('audit', () => ({})),
    audit('audit: a group', (nth) => ({ group: of(auditGroups, nth) })),
    audit('audit: a member', (nth) => ({ who: 1 + (nth % (MEMBERS - 1)) })),
    audit('audit: an action', (nth) => ({ action: of(['change price', 'move order', 'count stock'], nth) })),
    audit('audit: a subject', (nth) => ({ subject: String(nth * 1_009) })),
    audit('audit: days and a member', (nth) => ({ from: daysAgo(400 + nth), to: daysAgo(300), who: 1 + (nth % 19) })),
    audit('audit: days and a group', (nth) => ({
      ...{ from: daysAgo(500 + nth), to: daysAgo(480), group: of(auditGroups, nth) },
    })),
    asked('showAudit')('a row of the audit', (nth) => ({ id: 1 + nth * 997 })),
    ...codeFilters.map((show) => asked('listCodes')(`codes: ${show}`, () => ({ show }))),
    asked('listCodes')('codes: a text', (nth) => ({ text: of(['SET2-0', 'ONE1', 'SET1-0004', 'ON'], nth) })),
    asked('listSearches')('searches', (nth) => ({ days: 30, show: of(['missed', 'unclicked', 'frequent'], nth) })),
    report('report of a month', (nth) => ({ from: daysAgo(60 + nth), to: daysAgo(30 + nth) })),
    report('report of a quarter', (nth) => ({ from: daysAgo(120 + nth), to: daysAgo(30 + nth) })),
    report('report of a year', (nth) => ({ from: daysAgo(370), to: daysAgo(6 + (nth % 9)) })),
  ];
}
