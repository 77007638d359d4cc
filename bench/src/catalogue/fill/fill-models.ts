import type pg from 'pg';
import { seededRandom } from '../../../../scripts/seeded-random.ts';
import { BRANDS, categoryThresholds, rareWordCount, SUBS_OF_A_CATEGORY } from './shape.ts';
import { ADJECTIVES, capital, inventedWord, KINDS_BY_PERCENT, NOUNS } from './words.ts';

const DESCRIPTIONS = 200;
const WORDS_OF_A_DESCRIPTION = 50;

/** What the filling session needs besides the tables: its words, and a random function that depends only on the row. */
export async function prepareFilling(client: pg.ClientBase, products: number): Promise<void> {
  const words = Array.from({ length: rareWordCount(products) }, (_, number) => capital(inventedWord(number)));
  await client.query(`
    create function pg_temp.share(row_id int, salt int) returns float8 language sql immutable
      return (hashint8extended(row_id, salt) & 2147483647) / 2147483648.0::float8;
    create temp table model_names (id int primary key, word text not null);
    create temp table descriptions (id int primary key, html text not null)`);
  await client.query(
    'insert into model_names select n - 1, word from unnest($1::text[]) with ordinality as t(word, n)',
    [words],
  );
  await client.query(
    'insert into descriptions select n - 1, html from unnest($1::text[]) with ordinality as t(html, n)',
    [descriptions()],
  );
  await client.query('analyze model_names; analyze descriptions');
}

function descriptions(): string[] {
  const random = seededRandom(7);
  const sentence = () =>
    Array.from({ length: WORDS_OF_A_DESCRIPTION / 2 }, () => random.oneOf([...ADJECTIVES, ...NOUNS])).join(' ');
  return Array.from({ length: DESCRIPTIONS }, () => `<p>${capital(sentence())}.</p><p>${capital(sentence())}.</p>`);
}

/** Models `first` to `last` with their size tables. Sub-categories and brands are skewed, as in every shop. */
export async function fillModels(client: pg.ClientBase, first: number, last: number): Promise<void> {
  await client.query(
    `insert into models (id, category_id, sub_category_id, brand_id, code, name, product_type,
                         description_html, designer_concept_html, care_and_materials_html, width_mm, depth_mm, height_mm)
       overriding system value
     select m.id, m.category,
            (m.category - 1) * ${SUBS_OF_A_CATEGORY} + 1 + floor(${SUBS_OF_A_CATEGORY} * power(pg_temp.share(m.id, 2), 1.5))::int,
            1 + floor(${BRANDS} * power(pg_temp.share(m.id, 3), 2))::int,
            'model-' || m.id, n.word,
            ($4::text[])[1 + floor(cardinality($4::text[]) * pg_temp.share(m.id, 4))::int] || ' ' ||
              ($5::text[])[1 + floor(100 * pg_temp.share(m.id, 5))::int],
            d.html, '<p>Дизайнерын санаа.</p>', '<p>Нойтон даавуугаар арчина.</p>',
            300 + floor(2000 * pg_temp.share(m.id, 6))::int, 300 + floor(900 * pg_temp.share(m.id, 7))::int,
            300 + floor(1800 * pg_temp.share(m.id, 8))::int
     from (select id, width_bucket(pg_temp.share(id, 1), $3::float8[]) + 1 as category
           from generate_series($1::int, $2::int) as id) m
     join model_names n on n.id = m.id % (select count(*)::int from model_names)
     join descriptions d on d.id = floor(${DESCRIPTIONS} * pg_temp.share(m.id, 9))::int`,
    [first, last, categoryThresholds(), ADJECTIVES, KINDS_BY_PERCENT],
  );
  await client.query(
    `insert into model_dimensions (model_id, position, name, value)
     select m.id, size.position, size.name, round(size.mm / 10.0) || ' см'
     from models m
     cross join lateral (values (1, 'Өргөн', m.width_mm), (2, 'Гүн', m.depth_mm), (3, 'Өндөр', m.height_mm))
       as size(position, name, mm)
     where m.id between $1 and $2`,
    [first, last],
  );
}
