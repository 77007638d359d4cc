import { useLocation, useNavigation } from 'react-router';
import { type ListState, readState } from '../filters/filters.ts';

interface ListPlace {
  path: string;
  /** The state in the address. */
  state: ListState;
  /** The state when the pending list has arrived. */
  coming: ListState;
  /** Whether another state of the same list is loading. */
  busy: boolean;
}

/**
 * The current and the next state of this page's list. The page shows the current one, links start from the next one:
 * a visitor who quickly chooses the order and then the view wants both.
 */
export function useListState(): ListPlace {
  const { pathname, search } = useLocation();
  const next = useNavigation().location;
  const state = readState(new URLSearchParams(search));
  const busy = next?.pathname === pathname;
  return { path: pathname, state, coming: busy ? readState(new URLSearchParams(next.search)) : state, busy };
}
