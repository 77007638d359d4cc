import { SIDEBAR_FILTERS_SHOWN } from '@tokhi/rules/page/display-limits';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import type { FacetOption } from './facet-reply.ts';
import type { ChoicesView } from './facets.present.ts';

interface FacetOptionsProps {
  facet: ChoicesView;
  isChosen: (value: string) => boolean;
  onChoose: () => void;
}

/** The choices of one facet: the first five, the rest behind «show more» (spec §2 Brand page). */
export function FacetOptions({ facet: { name, title, options }, isChosen, onChoose }: FacetOptionsProps) {
  const row = ({ value, label, count, swatch }: FacetOption) => {
    const chosen = isChosen(value);
    return (
      <Checkbox
        key={value}
        name={name}
        value={value}
        label={label}
        colour={swatch}
        count={count}
        defaultChecked={chosen}
        onChange={onChoose}
        // A choice can always be removed, even if it has no products.
        disabled={count === 0 && !chosen}
      />
    );
  };
  const rest = options.slice(SIDEBAR_FILTERS_SHOWN);
  return (
    <>
      <fieldset aria-label={title}>{options.slice(0, SIDEBAR_FILTERS_SHOWN).map(row)}</fieldset>
      {rest.length > 0 && (
        <details className="facet__more" open={rest.some(({ value }) => isChosen(value))}>
          <summary>
            <span className="facet__show">Бүгдийг харах ({options.length})</span>
            <span className="facet__hide">Хураах</span>
            <span className="vh">: {title}</span>
          </summary>
          <fieldset aria-label={title}>{rest.map(row)}</fieldset>
        </details>
      )}
    </>
  );
}
