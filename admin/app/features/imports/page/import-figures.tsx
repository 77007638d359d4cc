import { percentText } from '../../price/public.ts';
import type { ShownImport } from '../imports-query.ts';

type Counts = ShownImport['import']['counts'];

const average = (tenths: number | null): string => (tenths === null ? '' : `дундаж ${percentText(tenths)}`);

const figuresOf = (counts: Counts): [label: string, figure: number, note: string, tone?: string][] => [
  ['Мөр', counts.rows, 'файлд'],
  ['Өснө', counts.up, average(counts.average_up)],
  ['Буурна', counts.down, average(counts.average_down), 'down'],
  ['Өөрчлөлтгүй', counts.same, counts.other > 0 ? `${counts.other} нь үнээс бусад` : ''],
  ['Анхааруулга', counts.warned, counts.open > 0 ? `${counts.open} шийдээгүй` : '', 'warn'],
  ['Зогсоосон', counts.stopped, counts.stopped > 0 ? 'засах эсвэл хасах' : '', 'bad'],
];

/** How the rows of an import stand. */
export const ImportFigures = ({ counts }: { counts: Counts }) => (
  // It scrolls where it does not fit: the keyboard reaches it.
  /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys, too */ // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
  <section className="import-figures" aria-label="Тойм" tabIndex={0}>
    {figuresOf(counts).map(([label, figure, note, tone]) => (
      <p key={label} className="import-figures__i">
        <small>{label}</small>
        <b className={tone !== undefined && figure > 0 ? `import-figures__${tone}` : undefined}>
          {figure.toLocaleString('en')}
        </b>
        {note !== '' && <span>{note}</span>}
      </p>
    ))}
  </section>
);
