import type { Ask } from '@tokhi/contract/client';
import { toErrorPage } from '../../../error-page.ts';
import { type PageRequest, shopFor } from '../../../shop-context.ts';
import { type ListState, readState } from '../filters/filters.ts';
import { toLastPage } from './last-page.ts';
import { type ListReply, type ListView, listView } from './list.present.ts';

interface ListRequest extends PageRequest {
  url: URL;
}

interface LoadedList<Reply> {
  ask: Ask;
  now: Date;
  origin: string;
  asDocument: boolean;
  reply: Reply;
  list: ListView;
}

/** The filtered list of an address; `products` makes the call of its page. */
export async function loadList<Reply extends ListReply>(
  args: ListRequest,
  products: (ask: Ask, wanted: ListState) => Promise<Reply>,
): Promise<LoadedList<Reply>> {
  const { ask, now: clock, origin, asDocument } = shopFor(args);
  const now = clock();
  const state = readState(args.url.searchParams);
  const reply = await products(ask, state).catch(toErrorPage);
  toLastPage(args.url, state, reply.pagination.totalPage);
  const view = { reply, state, now, asDocument };
  const list = await listView(view, (wanted) => products(ask, wanted));
  return { ask, now, origin, asDocument, reply, list };
}
