import { expect, test } from 'vitest';
import { fold, foldWithHardC } from './fold.ts';
import { looseKey } from './loose-key.ts';

test.each([
  [
    'хүүхэд',
    ['хуухэд', 'хүүхед', 'huuhed', 'khuukhed', 'hvvhed', 'hyyhed', 'xyyxed', 'hwwhed', 'hüühed', 'хvvхэд', 'хYYхэд'],
  ],
  ['ширээ', ['шырээ', 'шйрээ', 'shiree', 'SHIREE', 'ширееэ', "shire'e", 'ширэээ']],
  ['сандлын', ['сандлин', 'sandlyn', 'sandlin', 'санддлын']],
  ['хөргөлт', ['хоргөлт', 'hörgölt', 'hөrgөlt', 'hørgolt', 'хѳргѳлт', 'хєргєлт', 'xоpгөлт']],
  ['цэцэг', ['tsetseg', 'ceceg', 'цецег']],
  ['хивс', ['hivs', 'hiws', 'khivs']],
  ['толь', ['толи', 'toli', 'толй', 'tolı']],
  ['аяга', ['ayaga', 'aiaga']],
  ['компьютер', ['компютер', 'kompyuter', 'kompiuter']],
  ['буйдан', ['буидан', 'buidan', 'buydan', 'буйдан'.normalize('NFD'), 'бyйдaн']],
  ['жааз', ['jaaz', 'zhaaz', 'djaaz']],
  ['үндэс', ['yndes', 'undes', 'vndes', 'їндэс']],
])('«%s» has one key however it is typed', (word, typed) => {
  expect(typed.map(fold)).toEqual(typed.map(() => fold(word)));
});

test('a long vowel is another word: a pillow is not "on"', () => {
  expect(fold('дэр')).not.toBe(fold('дээр'));
  expect(looseKey(fold('дэр'))).not.toBe(looseKey(fold('дээр')));
});

test('a key has nothing but small Latin letters and figures', () => {
  expect(fold('Ө’ргө-н!!')).toBe('orgon');
  expect(fold('«»')).toBe('');
});

test('ө typed as Latin u is the same loose key', () => {
  for (const [typed, meant] of [
    ['hurgugch', 'хөргөгч'],
    ['uruu', 'өрөө'],
    ['tumur', 'төмөр'],
    ['shugee', 'шүүгээ'],
  ] as const) {
    expect(looseKey(fold(typed))).toBe(looseKey(fold(meant)));
  }
});

test('an English c can be read hard', () => {
  expect(foldWithHardC('comod')).toBe('komod');
  expect(foldWithHardC('ceceg')).toBe('kekeg');
  expect(foldWithHardC('chair')).toBeNull();
  expect(foldWithHardC('комод')).toBeNull();
});
