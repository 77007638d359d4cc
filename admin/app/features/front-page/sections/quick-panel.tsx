import { frontPageLimits } from '@tokhi/contract/admin/front-page/front-page-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { useComposing } from '../composer/composing.ts';
import { useRowForm } from '../composer/use-row-form.ts';
import { newRow } from '../draft/new-rows.ts';
import type { PanelProps } from './panel-props.ts';
import { TextField } from './row-field.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { SubCategoryField } from './sub-category-field.tsx';

/** Tiles of the most visited shelves. */
export function QuickCategories(props: PanelProps) {
  const { choices } = useComposing();
  const shelfOf = (code: string) => choices.sub_categories.find((one) => one.code === code);
  return (
    <RowsPanel
      {...props}
      section="quick_categories"
      one="Хавтан"
      fresh={newRow.quick_categories}
      face={(row, wrong) => {
        const shelf = shelfOf(row.sub_category);
        const image = row.image ?? shelf?.image ?? null;
        return {
          title: row.title ?? shelf?.name ?? row.sub_category,
          note: shelf?.category ?? '',
          picture: image === null ? '' : <img src={image} alt="" loading="lazy" className="rows-panel__tile" />,
          state: wrong !== undefined && <Tag kind="bad">{wrong}</Tag>,
        };
      }}
    >
      {(at) => <QuickFields at={at} />}
    </RowsPanel>
  );
}

function QuickFields({ at }: { at: number }) {
  const { row, edit, mark } = useRowForm('quick_categories', at);
  return (
    <div className="row-fields">
      <SubCategoryField
        code={row.sub_category}
        {...mark('sub_category')}
        onChange={(sub_category) => edit({ sub_category, image: null })}
      />
      <TextField
        label="Өөр нэр"
        most={frontPageLimits.title}
        value={row.title ?? ''}
        {...mark('title')}
        help="хоосон бол дэд ангиллын нэр"
        onType={(title) => edit({ title: title === '' ? null : title })}
      />
      {row.image !== null && (
        <p className="row-fields__wide">
          <span className="soft">Өөрийн зурагтай хавтан. </span>
          <Button kind="outline" size="s" onClick={() => edit({ image: null })}>
            Дэд ангиллын зургаар солих
          </Button>
        </p>
      )}
    </div>
  );
}
