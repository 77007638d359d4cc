import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSession } from '../local/session.ts';
import { storageOfTest } from '../local/storage-of-test.ts';
import { currentViewer, refreshViewer, setSaved } from './viewer.ts';

const answered = (saved: string[]) =>
  new Response(JSON.stringify({ result: 'success', data: { name: 'Болд', bonus: 7, saved } }));
const signIn = (token: string) => keepSession({ token, data: { name: '', bonus: 0 } });
const saved = () => [...(currentViewer()?.saved ?? ['unknown'])];

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOfTest());
  vi.stubGlobal('fetch', async () => answered(['70489215']));
});

afterEach(() => vi.unstubAllGlobals());

test('a guest has no marks and asks for none', async () => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  await refreshViewer();
  expect(asked).not.toHaveBeenCalled();
  expect(currentViewer()).toBeNull();
});

test('the answer fills the hearts and the greeting', async () => {
  signIn('first');
  await refreshViewer();
  expect(saved()).toEqual(['70489215']);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ name: 'Болд', bonus: 7 });
});

test('the marks of one session are not those of the next', async () => {
  signIn('second');
  await refreshViewer();
  signIn('third');
  expect(currentViewer()).toBeNull();
});

test('a heart that was pressed while an answer was under way is not undone by it', async () => {
  signIn('fourth');
  const onTheServer = ['1'];
  let first = true;
  vi.stubGlobal('fetch', async () => {
    const reply = answered(onTheServer);
    if (first) {
      first = false;
      setSaved('2', true);
      onTheServer.push('2');
    }
    return reply;
  });
  await refreshViewer();
  expect(saved()).toEqual(['1', '2']);
});

test('a heart that is pressed again is empty', () => {
  signIn('fifth');
  setSaved('1', true);
  setSaved('1', false);
  expect(saved()).toEqual([]);
});
