import '../../parts/table.css';
import './products.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useNow } from '../../show/use-now.ts';
import { ExportLinks } from './export-links.tsx';
import { filterIn } from './filter-address.ts';
import { NewProduct } from './new-product.tsx';
import { ProductFilters } from './product-filters.tsx';
import { ProductRow } from './product-row.tsx';
import { countsQuery, productsQuery } from './products-query.ts';

const HINTS = [
  ['J+K', 'мөр'],
  ['Enter', 'нээх'],
  ['Space', 'сонгох'],
  ['G', 'хүснэгт'],
  ['/', 'хайх'],
] as const;

/** All products by filter, the last edited first; the filter is in the address. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const may = useMay();
  const mayEdit = may('edit-products');
  const seesGrid = may('view-costs', 'reads');
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isNew, setNew] = useState(false);
  const [showsFilters, setShowsFilters] = useState(false);
  const filter = filterIn(address);
  const list = useInfiniteQuery(productsQuery(filter));
  const counts = useQuery(countsQuery).data;
  const products = list.data?.pages.flatMap((page) => page.products) ?? [];
  const total = list.data?.pages[0]?.total;
  const now = useNow();
  const narrow = (name: keyof ProductFilter, value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true });
    setCurrent(0);
  };
  const at = products[Math.min(current, products.length - 1)];
  const toggle = (code: string) =>
    setChosen(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code]);
  const openGrid = () => {
    if (seesGrid && chosen.length > 0) void navigate(`/products/grid?codes=${chosen.join(',')}`);
  };
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => setCurrent((row) => Math.min(row + 1, products.length - 1)) },
    { key: 'K', does: 'өмнөх мөр', press: () => setCurrent((row) => Math.max(row - 1, 0)) },
    { key: 'Enter', does: 'барааг нээх', press: () => at && void navigate(`/products/${at.code}`) },
    { key: 'Space', does: 'мөрийг сонгох', press: () => at && toggle(at.code) },
    { key: 'G', does: 'сонгосныг хүснэгтээр', press: openGrid },
    { key: 'N', does: 'шинэ бараа', press: () => mayEdit && setNew(true) },
    { key: '/', does: 'хайх', press: () => search.current?.focus() },
    { key: 'PageDown', does: 'дараагийн 50', press: () => list.hasNextPage && void list.fetchNextPage() },
  ]);
  const end = (
    <>
      <KeyHints hints={HINTS} />
      {mayEdit && (
        <Button kind="outline" icon={<Icon name="plus" />} onClick={() => setNew(true)}>
          Шинэ бараа <Kbd>N</Kbd>
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHead title="Бараа" end={end}>
        {counts && (
          <span className="soft">
            {counts.products.toLocaleString('en')} бараа, {counts.models.toLocaleString('en')} загвар
          </span>
        )}
      </PageHead>
      {list.isError && <Note kind="bad" title={reasonOf(list.error)} />}
      <div className={showsFilters ? 'products products--filtered' : 'products'}>
        <ProductFilters filter={filter} counts={counts} onChoose={narrow} />
        <section className="panel" aria-label="Барааны жагсаалт">
          <div className="products__tools">
            <TextInput
              ref={search}
              type="search"
              className="products__text"
              aria-label="Нэр, код"
              placeholder="Нэр, код"
              defaultValue={address.get('text') ?? ''}
              onChange={({ target }) => narrow('text', target.value)}
            />
            <button
              type="button"
              className="products__filter"
              aria-expanded={showsFilters}
              onClick={() => setShowsFilters(!showsFilters)}
            >
              Шүүх {Object.keys(filter).length > 0 && Object.keys(filter).length}
            </button>
            {address.size > 0 && (
              <button type="button" className="products__clear" onClick={() => setAddress({}, { replace: true })}>
                Цэвэрлэх
              </button>
            )}
            {total && (
              <output className="products__total">
                <b>
                  {total.count.toLocaleString('en')}
                  {total.capped && '+'}
                </b>{' '}
                бараа, шинэчилснээр
              </output>
            )}
          </div>
          <div className="table__wrap">
            <table className="table products__table">
              <thead>
                <tr>
                  <th>
                    <span className="vh">Сонгох</span>
                  </th>
                  <th>Бараа</th>
                  <th>Ангилал</th>
                  <th className="table__num">Үнэ</th>
                  <th className="table__num">Зарах</th>
                  <th>Төлөв</th>
                  <th>Дутуу</th>
                  <th className="table__num">Зассан</th>
                </tr>
              </thead>
              <tbody>
                {products.map((product, index) => (
                  <ProductRow
                    key={product.code}
                    product={product}
                    isCurrent={index === current}
                    isChosen={chosen.includes(product.code)}
                    now={now}
                    onChoose={() => toggle(product.code)}
                  />
                ))}
              </tbody>
            </table>
          </div>
          {list.isSuccess && products.length === 0 && <p className="products__none">Ийм бараа алга.</p>}
          <div className="panel__foot">
            {seesGrid && chosen.length > 0 && (
              <>
                <b>{chosen.length} сонгосон</b>
                <Button kind="outline" onClick={openGrid}>
                  Хүснэгтээр засах <Kbd>G</Kbd>
                </Button>
              </>
            )}
            {list.hasNextPage && (
              <Button kind="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Дараагийн 50 <Kbd>PgDn</Kbd>
              </Button>
            )}
            <ExportLinks filter={filter} />
          </div>
        </section>
      </div>
      {isNew && <NewProduct onClose={() => setNew(false)} />}
    </>
  );
}
