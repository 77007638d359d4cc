import { frontPageLimits, frontPageSections } from '@tokhi/contract/admin/front-page/front-page-words';
import { Panel } from '../../../parts/panel.tsx';
import { useComposing } from '../composer/composing.ts';
import { type FeaturedList, setFeatured } from '../draft/page-draft.ts';
import { GoodsList } from './goods-list.tsx';

/** A list that staff pick by hand. */
export function Featured({ list }: { list: FeaturedList }) {
  const { draft, change } = useComposing();
  const codes = draft.page.featured[list];
  return (
    <Panel title={frontPageSections[list]} note={codes.length === 0 ? 'автоматаар' : `${codes.length} бараа`} flush>
      <GoodsList
        label={frontPageSections[list]}
        codes={codes}
        most={frontPageLimits.listed_products}
        none="Хоосон бол дэлгүүр эрэлттэйгээс өөрөө дүүргэнэ."
        onChange={(next) => change((now) => setFeatured(now, list, next))}
      />
    </Panel>
  );
}
