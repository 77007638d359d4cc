import { useLocation, useNavigation } from 'react-router';
import { type ListState, readState } from '../filters/filters.ts';

interface ListPlace {
  path: string;
  /** What the address says. */
  state: ListState;
  /** What it will say when the list that is on its way is there. */
  coming: ListState;
  /** Whether another state of the same list is on its way. */
  busy: boolean;
}

/**
 * Where the list of this page stands, and where it is going. What is shown comes from the one, where a press leads from the
 * other: a quick hand chooses the order and then the view, and wants both.
 */
export function useListState(): ListPlace {
  const { pathname, search } = useLocation();
  const next = useNavigation().location;
  const state = readState(new URLSearchParams(search));
  const busy = next?.pathname === pathname;
  return { path: pathname, state, coming: busy ? readState(new URLSearchParams(next.search)) : state, busy };
}
