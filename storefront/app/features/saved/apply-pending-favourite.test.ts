import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentViewer, refreshViewer } from '../../calls/viewer.ts';
import { keepSession } from '../../local/session.ts';
import { storageOfTest } from '../../local/storage-of-test.ts';
import { applyPendingFavourite } from './apply-pending-favourite.ts';

const CODE = '70489215';
const answered = (more: object) => new Response(JSON.stringify({ result: 'success', ...more }));

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOfTest());
  keepSession({ token: 'a-session', data: { name: '', bonus: 0 } });
});
afterEach(() => vi.unstubAllGlobals());

test('a heart stays full when the marks of the login were read before its product was saved', async () => {
  let save: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('add-favourite')
      ? new Promise<Response>((resolve) => {
          save = resolve;
        })
      : answered({ data: { name: 'Болд', bonus: 0, saved: [] } }),
  );
  const applied = applyPendingFavourite({ kind: 'save', code: CODE, name: 'NARAN', image: '' }, true);
  await refreshViewer();
  expect([...(currentViewer()?.saved ?? [])]).toEqual([]);
  save(answered({}));
  expect(await applied).toBe('done');
  expect([...(currentViewer()?.saved ?? [])]).toEqual([CODE]);
});
