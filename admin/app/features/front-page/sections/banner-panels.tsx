import { frontPageLimits } from '@tokhi/contract/admin/front-page/front-page-words';
import { formatTug } from '@tokhi/rules/money/money';
import { useComposing } from '../composer/composing.ts';
import { type RowForm, useRowForm } from '../composer/use-row-form.ts';
import { goodsName } from '../draft/goods.ts';
import { newRow } from '../draft/new-rows.ts';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import type { PanelProps } from './panel-props.ts';
import { PeriodFields } from './period-fields.tsx';
import { ProductChoice } from './product-choice.tsx';
import { LibraryThumb, PeriodMark } from './row-face.tsx';
import { TextField } from './row-field.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { SubCategoryField } from './sub-category-field.tsx';

const { title, label, sentence } = frontPageLimits;

interface ShownProps {
  form: {
    row: { picture: number; starts_at: string | null; ends_at: string | null };
    edit: (change: { picture?: number; starts_at?: string | null; ends_at?: string | null }) => void;
    mark: (field: 'picture' | 'starts_at' | 'ends_at') => ReturnType<RowForm<'home_banners'>['mark']>;
  };
}

/** The target of a banner: its product and price. */
function useProductNote() {
  const { goods } = useComposing();
  return (code: string | null) => {
    const found = code === null ? undefined : goods.get(code);
    if (code === null) return 'бараагүй';
    return found === undefined ? code : `${goodsName(code, found)}, ${formatTug(found.price)}`;
  };
}

/** The picture and the period of every kind of banner. */
const Shown = ({ form }: ShownProps) => (
  <>
    <PeriodFields
      starts_at={form.row.starts_at}
      ends_at={form.row.ends_at}
      starts={form.mark('starts_at')}
      ends={form.mark('ends_at')}
      onChange={(bound, moment) => form.edit({ [bound]: moment })}
    />
    <PictureChoice
      id={form.row.picture}
      {...form.mark('picture')}
      onChange={(picture) => picture !== null && form.edit({ picture })}
    />
  </>
);

export function HomeBanners(props: PanelProps) {
  const { pictures, now } = useComposing();
  const noteOf = useProductNote();
  return (
    <RowsPanel
      {...props}
      section="home_banners"
      one="Слайд"
      fresh={newRow.home_banners}
      face={(row, wrong) => ({
        title: row.title_1,
        note: noteOf(row.product),
        picture: <LibraryThumb picture={pictures.get(row.picture)} />,
        state: <PeriodMark period={row} now={now} wrong={wrong} />,
      })}
    >
      {(at) => <HomeBannerFields at={at} />}
    </RowsPanel>
  );
}

function HomeBannerFields({ at }: { at: number }) {
  const form = useRowForm('home_banners', at);
  return (
    <div className="row-fields">
      <TextField label="Гарчиг" most={title} {...form.text('title_1')} />
      <TextField label="Шошго" most={label} {...form.text('title_3')} />
      <TextField className="row-fields__wide" label="Өгүүлбэр" most={sentence} {...form.text('title_2')} />
      <ProductChoice code={form.row.product} {...form.mark('product')} onChange={(product) => form.edit({ product })} />
      <Shown form={form} />
    </div>
  );
}

export function PhotoBanners(props: PanelProps) {
  const { pictures, now } = useComposing();
  const noteOf = useProductNote();
  return (
    <RowsPanel
      {...props}
      section="photo_banners"
      one="Зураг"
      fresh={newRow.photo_banners}
      face={(row, wrong) => ({
        title: row.name,
        note: noteOf(row.product),
        picture: <LibraryThumb picture={pictures.get(row.picture)} />,
        state: <PeriodMark period={row} now={now} wrong={wrong} />,
      })}
    >
      {(at) => <PhotoBannerFields at={at} />}
    </RowsPanel>
  );
}

function PhotoBannerFields({ at }: { at: number }) {
  const form = useRowForm('photo_banners', at);
  return (
    <div className="row-fields">
      <TextField className="row-fields__wide" label="Нэр" most={title} {...form.text('name')} />
      <ProductChoice code={form.row.product} {...form.mark('product')} onChange={(product) => form.edit({ product })} />
      <Shown form={form} />
    </div>
  );
}

export function PromoBanners(props: PanelProps) {
  const { pictures, now, choices } = useComposing();
  return (
    <RowsPanel
      {...props}
      section="promo_banners"
      one="Слайд"
      fresh={newRow.promo_banners}
      face={(row, wrong) => ({
        title: row.title,
        note: choices.sub_categories.find(({ code }) => code === row.sub_category)?.name ?? row.sub_category,
        picture: <LibraryThumb picture={pictures.get(row.picture)} />,
        state: <PeriodMark period={row} now={now} wrong={wrong} />,
      })}
    >
      {(at) => <PromoBannerFields at={at} />}
    </RowsPanel>
  );
}

function PromoBannerFields({ at }: { at: number }) {
  const form = useRowForm('promo_banners', at);
  return (
    <div className="row-fields">
      <TextField label="Гарчиг" most={title} {...form.text('title')} />
      <SubCategoryField
        code={form.row.sub_category}
        {...form.mark('sub_category')}
        onChange={(sub_category) => form.edit({ sub_category })}
      />
      <TextField className="row-fields__wide" label="Тайлбар" most={sentence} {...form.text('description')} />
      <Shown form={form} />
    </div>
  );
}
