import './named-list.css';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { data, redirect } from 'react-router';
import { publicCache } from '../../../public-cache.ts';
import { isFiltered } from '../filters/filters.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { listMeta } from '../list/list-meta.ts';
import { loadList } from '../list/load-list.ts';
import { PageHead } from '../list/page-head.tsx';
import { useListState } from '../list/use-list-state.ts';
import type { Route } from './+types/named-list.page.ts';
import { namedListAt, namedReply, rightSpelling } from './named-lists.ts';

export { handle, headers } from '../list/list-route.ts';

export async function loader(args: Route.LoaderArgs) {
  // The page's own address; a navigation in the browser requests another one, /lower.data.
  const named = namedListAt(args.url.pathname);
  if (named === undefined) throw data(null, { status: 404 });
  const right = rightSpelling(args.url.pathname);
  if (right !== null) throw redirect(right + args.url.search, { status: 301, headers: publicCache });
  const { origin, list } = await loadList(args, (ask, wanted) => namedReply(named, ask, wanted));
  return { origin, name: named.title, list };
}

export const meta: Route.MetaFunction = listMeta;

/** Best sellers, price cuts, news, family prices. */
export default function NamedListPage({ loaderData: { name, list } }: Route.ComponentProps) {
  const { path, state } = useListState();
  const named = namedListAt(path);
  if (named === undefined) return null;
  const { lead, own, divideEvery } = named;
  const isEmpty = list.total === 0 && !isFiltered(state);
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={name} />
      <PageHead title={name} total={list.total} />
      <p className="named-list__lead">{lead}</p>
      {isEmpty ? (
        <EmptyState
          icon={<Icon name="layout-grid" />}
          title="Одоогоор бараа алга"
          level={2}
          actions={<ButtonLink to="/home">Нүүр хуудас</ButtonLink>}
        >
          <p>Энэ жагсаалтад бараа нэмэгдэхэд эндээс харагдана.</p>
        </EmptyState>
      ) : (
        <FilteredList list={list} own={own} {...(divideEvery === undefined ? {} : { divideEvery })} />
      )}
    </>
  );
}
