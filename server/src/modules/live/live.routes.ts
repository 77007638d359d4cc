import { refuse } from '@tokhi/contract/texts/refusals';
import type { AdminRawRoute } from '../../http/admin/admin-raw-routes.ts';
import type { AdminTable } from '../../http/admin/admin-table.ts';
import { visibleTo } from './changes.ts';
import type { LiveFeed } from './live-feed.ts';
import type { OpenStream } from './live-stream.ts';

export function bindLive(table: AdminTable, feed: LiveFeed): void {
  table.bind('liveSince', async ({ cursor }, { roles }) => {
    const { changed, ...rest } = feed.since(cursor);
    return { result: 'success', ...rest, changed: visibleTo(roles, changed) };
  });
}

export const liveRoute = (openStream: OpenStream): AdminRawRoute => ({
  name: 'liveStream',
  handle: async ({ query, sessionNow }, { staffId, roles }) => {
    if (Object.keys(query).length > 0) throw refuse('invalid_request');
    const body = openStream({ staffId, roles, sessionNow });
    return { status: 200, type: 'text/event-stream', body, headers: { 'x-accel-buffering': 'no' } };
  },
});
