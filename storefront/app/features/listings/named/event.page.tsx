import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { loadOpening, PageOpening } from '../../rooms/public.ts';
import { filterBody } from '../filters/filter-body.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { listMeta } from '../list/list-meta.ts';
import { loadList } from '../list/load-list.ts';
import { PageHead } from '../list/page-head.tsx';
import { pickedFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/event.page.ts';

export { handle, headers } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  const { ask, now, origin, asDocument, reply, list } = await loadList(args, (ask, wanted) =>
    ask('event', { ...filterBody(wanted, 'sub', 'specs'), id }),
  );
  const opening = list.page === 1 ? await loadOpening(ask, { page: 'event', id }, { now, asDocument }) : null;
  return { origin, name: reply.event.event_name, opening, list };
}

export const meta: Route.MetaFunction = listMeta;

/** The products of an event, the target of a hashtag. */
export default function EventPage({ loaderData: { name, opening, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={name} />
      <PageOpening opening={opening}>
        <PageHead title={name} total={list.total} />
      </PageOpening>
      <FilteredList list={list} own={pickedFirst} />
    </>
  );
}
