import '../stock-move.css';
import '../stock.css';
import './stocktake.css';
import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Link, useParams } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import type { ScreenHandle } from '../../../shell/shell.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { PLACE_NAMES } from '../stock-words.ts';
import { Applied } from './applied.tsx';
import { Counting } from './counting.tsx';
import { Differences } from './differences.tsx';
import { type Stocktake, stocktakeQuery } from './stocktake-query.ts';

export const handle: ScreenHandle = { isWorkbench: true };

const TITLES: Record<Stocktake['state'], string> = {
  counting: 'Тооллого',
  differences: 'Зөрүү',
  applying: 'Тооллого',
  applied: 'Тооллого',
  cancelled: 'Тооллого',
};

/** A blind count of a shelf: the count, its differences, and their result. Made for a phone in one hand. */
export function Component() {
  const id = Number(useParams()['id']);
  const { data, error, isError } = useQuery(stocktakeQuery(id));
  const stocktake = data?.stocktake;
  const crumbs = (
    <Link className="stocktake__back" to="/stock">
      <Icon name="arrow-left" /> Үлдэгдэл
    </Link>
  );
  if (stocktake === undefined)
    return (
      <>
        <PageHead title="Тооллого" crumbs={crumbs} />
        {isError && <Note kind="bad" title={reasonOf(error)} />}
      </>
    );
  const { place, shelf, state, startedAt, startedBy } = stocktake;
  return (
    <>
      <PageHead title={`${TITLES[state]} №${id}, ${shelf}`} crumbs={crumbs}>
        <span className="soft">
          {PLACE_NAMES[place]}, {startedBy} {momentText(startedAt)}
        </span>
      </PageHead>
      {state === 'counting' && <Counting stocktake={stocktake} />}
      {state === 'differences' && <Differences stocktake={stocktake} />}
      {(state === 'applying' || state === 'applied') && <Applied stocktake={stocktake} />}
      {state === 'cancelled' && <Note kind="info" title="Тооллогыг цуцалсан. Үлдэгдэл хэвээр." />}
    </>
  );
}
