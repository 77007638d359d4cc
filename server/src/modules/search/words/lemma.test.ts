import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { isFormOfLemma, isGenitive, lemmasOf } from './lemma.ts';
import { lemmaList } from './lemma-list.ts';
import { wordForms } from './lexemes.ts';

const paradigms = readFileSync(new URL('test-data/paradigms.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

test('at least 98 % of the case forms of furniture words lead to their nominative', () => {
  const pairs = paradigms.flatMap(([nominative = '', ...forms]) => forms.map((form) => ({ nominative, form })));
  const missed = pairs.filter(({ nominative, form }) => {
    const filed = wordForms(nominative);
    return !wordForms(form).some((key) => filed.includes(key));
  });
  expect(pairs.length).toBeGreaterThan(300);
  expect(missed.length / pairs.length).toBeLessThan(0.02);
});

const everyForm = readFileSync(new URL('test-data/all-forms.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

test('at least 99 % of 23 forms of 28 nouns lead to their nominative', () => {
  const pairs = everyForm.flatMap(([nominative = '', ...forms]) => forms.map((form) => ({ nominative, form })));
  const missed = pairs.filter(({ nominative, form }) => {
    const filed = wordForms(nominative);
    return !wordForms(form).some((key) => filed.includes(key));
  });
  expect([everyForm.length, pairs.length]).toEqual([28, 28 * 23]);
  // Separate words that look like a form: «ороо», «цагаа», «зургаа», «толио».
  expect(missed.map(({ form }) => form)).toEqual(missed.map(({ form }) => form).slice(0, 6));
});

test('a genitive is told from other forms', () => {
  const genitives = ['бугуйн', 'машины', 'буйдангийн', 'ширээний'];
  const others = ['тольтой', 'модон', 'буйдан', 'сандлаас', 'эсгий'];
  expect([...genitives, ...others].filter(isGenitive)).toEqual(genitives);
});

test.each([
  ['сандлаасаа', 'сандал'],
  ['сандлуудад', 'сандал'],
  ['ширээнүүдэдээ', 'ширээ'],
  ['матрасныхаа', 'матрас'],
  ['хивснийхээ', 'хивс'],
  ['креслогоо', 'кресло'],
  ['аягаа', 'аяга'],
  ['шүүгээнүүдээс', 'шүүгээ'],
  ['креслоны', 'кресло'],
  ['матрасаар', 'матрас'],
  ['шкафанд', 'шкаф'],
  ['орондоо', 'ор'],
  ['буйдангийнхаа', 'буйдан'],
  ['сандлуудынхаа', 'сандал'],
  ['тавилгаа', 'тавилга'],
  ['тавгаа', 'таваг'],
])('«%s» is a form of «%s»', (form, nominative) => {
  expect(lemmasOf(fold(form))).toContain(fold(nominative));
});

test('soap is not a form of vessel', () => {
  expect(lemmasOf(fold('саван'))).not.toContain(fold('сав'));
  expect(lemmasOf(fold('савны'))).not.toContain(fold('саван'));
});

test('a word of the language is told from a slip', () => {
  const words = ['хаан', 'хааны', 'дээр', 'утас', 'утасны', 'нохойноос', 'цонхонд'];
  const slips = ['сандол', 'шрээ', 'гэрлэтүүлэг', 'шоуй'];
  expect([...words, ...slips].filter((word) => isFormOfLemma(fold(word)))).toEqual(words);
});

test('the dictionary gives nouns and adjectives, no names and no verb stems', () => {
  const { written } = lemmaList();
  expect(written.size).toBeGreaterThan(25_000);
  expect(written.get('huuhed')).toBe('хүүхэд');
  expect(written.get('matras')).toBe('матрас');
  expect(written.has(fold('аавархагд'))).toBe(false);
});
