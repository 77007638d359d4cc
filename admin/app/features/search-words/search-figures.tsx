import type { Searches } from './search-words-query.ts';
import { shareText } from './share-text.ts';

const counted = (count: number): string => count.toLocaleString('en-US');

/** The total figures of a span. */
export function SearchFigures({ span }: { span: NonNullable<Searches['span']> }) {
  const { asked, missed, unclicked, cart_additions, asked_before, missed_before } = span;
  const before =
    asked_before === null || missed_before === null ? '' : `, өмнө нь ${shareText(missed_before, asked_before)}`;
  return (
    <section className="search-figures" aria-label="Тойм">
      <Figure
        title="Хайлт"
        value={counted(asked)}
        note={asked_before === null ? '' : `өмнө нь ${counted(asked_before)}`}
      />
      <Figure
        title="Олдоогүй"
        value={shareText(missed, asked)}
        note={`${counted(missed)}${before}`}
        isBad={missed > 0}
      />
      <Figure title="Дараагүй" value={shareText(unclicked, asked)} note={counted(unclicked)} />
      <Figure
        title="Хайгаад сагсалсан"
        value={shareText(cart_additions, asked)}
        note={`${counted(cart_additions)} удаа`}
      />
    </section>
  );
}

const Figure = (props: { title: string; value: string; note: string; isBad?: boolean }) => (
  <div className="search-figures__i">
    <small>{props.title}</small>
    <b className={props.isBad === true ? 'search-words__bad' : undefined}>{props.value}</b>
    <span>{props.note}</span>
  </div>
);
