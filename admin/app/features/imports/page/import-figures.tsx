import { type Figure, Figures } from '../../../parts/figures.tsx';
import { percentText } from '../../price/public.ts';
import type { ShownImport } from '../imports-query.ts';

type Counts = ShownImport['import']['counts'];

const average = (tenths: number | null): string => (tenths === null ? '' : `дундаж ${percentText(tenths)}`);

const figure = (title: string, count: number, note: string, kind: Figure['kind'] = 'plain'): Figure => ({
  ...{ title, value: count.toLocaleString('en'), note },
  kind: count > 0 ? kind : 'plain',
});

/** The figures of an import's rows. */
export const ImportFigures = ({ counts }: { counts: Counts }) => (
  <Figures
    figures={[
      figure('Мөр', counts.rows, 'файлд'),
      figure('Өснө', counts.up, average(counts.average_up)),
      figure('Буурна', counts.down, average(counts.average_down), 'good'),
      figure('Өөрчлөлтгүй', counts.same, counts.other > 0 ? `${counts.other} нь үнээс бусад` : ''),
      figure('Анхааруулга', counts.warned, counts.open > 0 ? `${counts.open} шийдээгүй` : '', 'warn'),
      figure('Зогсоосон', counts.stopped, counts.stopped > 0 ? 'засах эсвэл хасах' : '', 'bad'),
    ]}
  />
);
