import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Tag } from '../../parts/tag.tsx';
import { STATES } from '../products/public.ts';
import { BadgesPanel } from './badges-panel.tsx';
import { ColourNav } from './colour-nav.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { PackagesPanel } from './packages-panel.tsx';
import { PictureStrip } from './picture-strip.tsx';
import { PricePanel } from './price-panel.tsx';
import { changesOf, type Draft, NO_DRAFT } from './product-draft.ts';
import type { Product } from './product-query.ts';
import { ShopPanel } from './shop-panel.tsx';
import { SizesPanel } from './sizes-panel.tsx';
import { StockPanel } from './stock-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';
import { useProduct } from './use-product.ts';

const HINTS = [
  ['[+]', 'өнгө'],
  ['Ctrl S', 'хадгалах'],
] as const;

/** A colour and its model. Changes wait in the bar at the bottom until they are saved. */
export function ProductPage({ saved }: { saved: Product }) {
  const navigate = useNavigate();
  const may = useMay();
  const mayEdit = may('edit-products');
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  const { save, list, create, readAgain } = useProduct(saved, () => setDraft(NO_DRAFT));
  const product = { ...saved.product, ...draft.product };
  const model = { ...saved.model, ...draft.model };
  const changes = changesOf(saved, draft);
  const typeProduct = (typed: Partial<Product['product']>) =>
    setDraft((now) => ({ ...now, product: { ...now.product, ...typed } }));
  const typeModel = (typed: Partial<Product['model']>) =>
    setDraft((now) => ({ ...now, model: { ...now.model, ...typed } }));
  const store = () => {
    if (changes !== null && !save.isPending) save.mutate(changes.body);
  };
  const step = (by: number) => {
    const at = saved.colours.findIndex(({ code }) => code === saved.code);
    const next = saved.colours[at + by];
    if (next !== undefined) void navigate(`/products/${next.code}`);
  };
  useKeys([
    { key: '[', does: 'өмнөх өнгө', press: () => step(-1) },
    { key: ']', does: 'дараагийн өнгө', press: () => step(1) },
    { key: 'Ctrl S', does: 'хадгалах', press: store },
  ]);
  const failure = save.error ?? list.error ?? create.error;
  const crumbs = (
    <>
      <Link to="/products">Бараа</Link> ›{' '}
      <Link to={`/products?category=${saved.category.id}`}>{saved.category.name}</Link> › {saved.sub_category_name}
    </>
  );
  const end = (
    <>
      <KeyHints hints={HINTS} />
      {mayEdit && (
        <Button
          kind="outline"
          icon={<Icon name="copy" />}
          busy={create.isPending}
          onClick={() => create.mutate({ how: 'copy', of: saved.code })}
        >
          Хуулбарлах
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHead title={`${saved.model.name}, ${saved.model.product_type}`} crumbs={crumbs} end={end}>
        <Tag kind={STATES[saved.state].kind}>{STATES[saved.state].text}</Tag>
        <span className="soft">
          {saved.brand_name}, загвар {saved.model_code}
        </span>
      </PageHead>
      {failure !== null && (
        <Note
          kind="bad"
          title={reasonOf(failure)}
          actions={
            isRefused(failure, 'changed_meanwhile') && (
              <Button kind="outline" size="s" onClick={() => void readAgain()}>
                Одоогийнхыг унших
              </Button>
            )
          }
        />
      )}
      <fieldset className="product" disabled={!mayEdit} aria-label="Бараа">
        <ColourNav
          saved={saved}
          onAdd={mayEdit ? (colour) => create.mutate({ how: 'colour', of: saved.code, colour }) : null}
        />
        <div className="product__column">
          <PricePanel saved={saved} />
          <FactsPanel
            {...{ saved, product, model }}
            cost={draft.cost_fen === undefined ? saved.cost_fen : draft.cost_fen}
            onProduct={typeProduct}
            onModel={typeModel}
            onCost={(cost_fen) => setDraft((now) => ({ ...now, cost_fen }))}
          />
          <BadgesPanel badges={product.badges} onChange={(badges) => typeProduct({ badges })} />
          <PictureStrip code={saved.code} />
          <PackagesPanel packages={product.packages} onChange={(packages) => typeProduct({ packages })} />
          <SizesPanel {...{ saved, product, model }} onProduct={typeProduct} onModel={typeModel} />
          <TextsPanel model={model} mayEdit={mayEdit} onChange={typeModel} />
        </div>
        <div className="product__column">
          <StockPanel saved={saved} />
          <ShopPanel saved={saved} busy={list.isPending} mayEdit={mayEdit} onList={(to) => list.mutate(to)} />
        </div>
      </fieldset>
      {changes !== null && (
        <div className="product__save">
          <Tag kind="ok">{changes.count} өөрчлөлт</Tag>
          <span className="soft">хадгалаагүй</span>
          <div className="product__save-end">
            <Button kind="outline" onClick={() => setDraft(NO_DRAFT)}>
              Болих
            </Button>
            <Button busy={save.isPending} onClick={store}>
              Хадгалах <Kbd inButton>Ctrl S</Kbd>
            </Button>
          </div>
        </div>
      )}
      {save.isSuccess && changes === null && <output className="product__saved">Хадгаллаа.</output>}
    </>
  );
}
