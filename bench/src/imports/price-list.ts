// The supplier's file: every product a little dearer, some by so much that staff have to tick them.

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import { FILE_FORMATS } from '../../../server/src/tables/write/file-formats.ts';

export interface ListedPrice {
  id: number;
  code: string;
  version: number;
  price_tug: number;
  new_tug: number;
  cost_fen: number;
}

const AT_ONCE = 1_000;
/** Tugrik per yuan, as in the settings of a new shop: margins are realistic. */
const YUAN_RATE = 487;

/** All products of the shop with a price 8 % above today's, one in a hundred 15 %, and a cost of six tenths of the new price. */
export async function newPrices(database: pg.Pool): Promise<ListedPrice[]> {
  const { rows } = await database.query<ListedPrice>(
    `select id, code, version, price_tug::float8 as price_tug, new_tug::float8 as new_tug,
       round(new_tug * 60 / $1::numeric)::int as cost_fen
     from (select *, ceil(price_tug * case when id % 100 = 0 then 1.15 else 1.08 end / 100) * 100 as new_tug from products) as one
     order by id`,
    [YUAN_RATE],
  );
  return rows;
}

export const COLUMNS = {
  ...{ code: 'Код', price: 'Шинэ үнэ ₮', cost: 'Үнэ ¥', category: null },
  ...{ regular: null, bonus: null, customs: null },
};

/** As an XLSX with extra columns beside the needed ones, as suppliers send them. */
export async function asWorkbook(prices: readonly ListedPrice[]): Promise<Buffer> {
  async function* rows() {
    for (let from = 0; from < prices.length; from += AT_ONCE)
      yield prices
        .slice(from, from + AT_ONCE)
        .map(({ id, code, new_tug, cost_fen }) => [code, `Бараа ${id}`, 'ш', id % 40, cost_fen / 100, new_tug]);
  }
  return buffer(Readable.from(FILE_FORMATS.xlsx.write(['Код', 'Нэр', 'Нэгж', 'Тоо', 'Үнэ ¥', 'Шинэ үнэ ₮'], rows())));
}
