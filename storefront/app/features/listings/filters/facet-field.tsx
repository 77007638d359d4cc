import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { FacetOptions } from './facet-options.tsx';
import type { FacetView } from './facets.present.ts';
import { isOpen } from './facets.ts';
import { type ListState, writeState } from './filters.ts';
import { PriceFilter } from './price-filter.tsx';
import { RangeFields } from './range-fields.tsx';

interface FacetFieldProps {
  facet: FacetView;
  state: ListState;
  /** Something is chosen or typed. */
  onChoose: () => void;
  /** A slider moves. */
  onSlide: () => void;
}

/** The fields of one facet, by its kind. */
export function FacetField({ facet, state, onChoose, onSlide }: FacetFieldProps) {
  switch (facet.kind) {
    case 'flag':
      return (
        <Checkbox
          name={facet.name}
          value="1"
          label={facet.label}
          count={facet.count}
          defaultChecked={state[facet.name]}
          onChange={onChoose}
        />
      );
    case 'range':
      return facet.unit === 'tug' ? (
        <PriceFilter facet={facet} range={state[facet.name]} onSlide={onSlide} onType={onChoose} />
      ) : (
        <RangeFields
          name={facet.name}
          title={`${facet.title}, см`}
          titled
          range={state[facet.name]}
          bounds={facet.bounds}
          format={String}
          onType={onChoose}
        />
      );
    case 'ids':
    case 'names':
    case 'specs': {
      const chosen = writeState(state);
      return <FacetOptions facet={facet} isChosen={(value) => chosen.has(facet.name, value)} onChoose={onChoose} />;
    }
  }
}

/** Whether a facet has a choice. */
export function isChosen(facet: FacetView, state: ListState): boolean {
  if (facet.kind === 'flag') return state[facet.name];
  if (facet.kind === 'range') return !isOpen(state[facet.name]);
  const chosen = writeState(state);
  return facet.options.some(({ value }) => chosen.has(facet.name, value));
}
