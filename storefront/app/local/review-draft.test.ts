import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearReviewDraft, keepReviewDraft, reviewDraft } from './review-draft.ts';
import { storageOfTest } from './storage-of-test.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', storageOfTest()));
afterEach(() => vi.unstubAllGlobals());

test('what was typed is there again, for its product alone, until it is sent', () => {
  keepReviewDraft({ code: '70489215', rate: '4', message: 'Сайн', sent: true });
  expect(reviewDraft('70489215')).toEqual({ code: '70489215', rate: '4', message: 'Сайн', sent: true });
  expect(reviewDraft('70489216')).toBeNull();
  clearReviewDraft();
  expect(reviewDraft('70489215')).toBeNull();
});

test.each(['{', 'null', '7', '{"message":"a"}'])('what is no review (%s) is none', (stored) => {
  sessionStorage.setItem('review', stored);
  expect(reviewDraft('70489215')).toBeNull();
});

test.each(['9', '0', 'five'])('%s is no number of stars', (rate) => {
  keepReviewDraft({ code: '1', rate, message: 'Сайн', sent: false });
  expect(reviewDraft('1')).toEqual({ code: '1', rate: '', message: 'Сайн', sent: false });
});
