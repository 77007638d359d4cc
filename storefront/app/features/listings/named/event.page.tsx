import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { filterBody } from '../filters/filter-body.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { listMeta } from '../list/list-meta.ts';
import { loadList } from '../list/load-list.ts';
import { PageHead } from '../list/page-head.tsx';
import { pickedFirst } from '../list/sort-orders.ts';
import type { Route } from './+types/event.page.ts';

export { handle, headers, shouldRevalidate } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params;
  const { origin, reply, list } = await loadList(args, (ask, wanted) =>
    ask('event', { ...filterBody(wanted, 'sub', 'specs'), id }),
  );
  return { origin, name: reply.event.event_name, list };
}

export const meta: Route.MetaFunction = listMeta;

/** The products of an event, where a hashtag leads. */
export default function EventPage({ loaderData: { name, list } }: Route.ComponentProps) {
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={name} />
      <PageHead title={name} total={list.total} />
      <FilteredList list={list} own={pickedFirst} />
    </>
  );
}
