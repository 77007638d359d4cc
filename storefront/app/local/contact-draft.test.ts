import { beforeEach, expect, test, vi } from 'vitest';
import { clearContactDraft, contactDraft, EMPTY_DRAFT, keepContactDraft } from './contact-draft.ts';
import { storageOfTest } from './storage-of-test.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', storageOfTest()));

test('what was typed is there again, until it has been sent', () => {
  keepContactDraft({ title: 'Хүргэлт', message: 'Хэзээ вэ?' });
  expect(contactDraft()).toEqual({ title: 'Хүргэлт', message: 'Хэзээ вэ?' });
  clearContactDraft();
  expect(contactDraft()).toEqual(EMPTY_DRAFT);
});

test('what another version of the shop left is read as far as it fits', () => {
  sessionStorage.setItem('contact', '{"title":5,"message":"Хэзээ вэ?"}');
  expect(contactDraft()).toEqual({ title: '', message: 'Хэзээ вэ?' });
  sessionStorage.setItem('contact', '{');
  expect(contactDraft()).toEqual(EMPTY_DRAFT);
});
