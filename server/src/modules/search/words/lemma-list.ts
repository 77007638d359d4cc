import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fold } from './fold.ts';

/**
 * Trade words that the spelling dictionary lacks (or spells differently), so that their case forms are recognised too: «матрасны»,
 * «креслоны», «шкафын».
 */
const LOAN_WORDS: string[] = [
  'адъяал антресоль арматур бамбук банкет бар батут бра бокс буфет бюро ваз вешалка велюр виниль гардероб гарнитур',
  'гирлянд диван диспенсер диффузор душ жалюзи журнал камин карниз керамик кресло кровать комод контейнер кофе ламинат',
  'латекс лежанк лён лофт люстр люкс манеж маркиз матрас матрац мдф мелами миксер микроволновка модуль мойк набор ноутбук',
  'оттоман оффис паркет палас панель паллет плита пластик плед плинтус подставк полиэстер полик поролон постер постель',
  'принтер пуф ратан рам ротан рольставень секц сифон скатерть скамейк смеситель софа спинк стеллаж стол стул стиль стенк',
  'стелаж табурет тазик термос тостер торшер трансформер трюмо тумба тумбочка тюль унитаз фанер фасад флис хром',
  'хөөсөнцөр чемодан шезлонг ширм шкаф штор шторк экокожа эркер букле вандан вельвет пийшин хуванцар гэрэлтүүлэг жийргэвч',
  'хөргөгч зурагт блендер чийгшүүлэгч',
].flatMap((line) => line.split(' '));

// The nouns, adjectives and short verb stems of the Mongolian spelling dictionary (npm `dictionary-mn`; © 2020–2023 Batmunkh Dorjgotov,
// LaTeX Project Public License 1.3c). Only unchanged copies may be distributed, so this repository has no list made from it: a process
// reads the installed file once, at the first lookup.

export interface LemmaList {
  /** Folded lemma → how the dictionary writes it. */
  written: Map<string, string>;
  /** Lemmas with the key of another lemma: «өрөм» beside «ором». */
  alsoWritten: Set<string>;
  /** A lemma's form before an ending → the lemmas: «sandl» → sandal, «tavilg» → tavilga. */
  byStem: Map<string, string[]>;
  /** Folded trade words that the dictionary does not have. */
  loans: Set<string>;
  /** Folded verb stems, as before an ending: «av», «haruul», «tusl». */
  verbs: Set<string>;
}

const NEW_LINE = 0x0a;
const SLASH = 0x2f;
const LETTER_F = 0x46;
const SMALL_CYRILLIC = /^[а-яёөү]{2,}$/;
/** Flags F–I inflect verbs; the signs mark words that are not suggested or may be compounded. */
const ONLY_VERB_FLAGS = /^(?:[FGHI][0-9]|--|\+\+)*$/;
const FORBIDDEN = '!!';

/** Longer stems are a shorter one with voice endings, which `grammar/verb-forms.ts` removes: 18,000 instead of 537,000. */
const LONGEST_VERB_BYTES = 14;
const VERB_FLAG = /[FGHI][0-9]/;

/** Of 580,000 lines 537,000 are verb stems with one flag; the long ones are skipped without decoding. */
function wordsOf(dictionary: Buffer): { nominal: string[]; verbs: string[] } {
  const nominal: string[] = [];
  const verbs: string[] = [];
  let lineStart = 0;
  let slash = -1;
  for (let at = 0; at < dictionary.length; at++) {
    const byte = dictionary[at];
    if (byte === SLASH && slash < 0) slash = at;
    if (byte !== NEW_LINE) continue;
    const verbOnly = at - slash === 3 && dictionary[slash + 1] === LETTER_F;
    const isShort = slash - lineStart <= LONGEST_VERB_BYTES;
    if (slash > lineStart && verbOnly && isShort) verbs.push(dictionary.toString('utf8', lineStart, slash));
    else if (slash > lineStart && !verbOnly) {
      const flags = dictionary.toString('latin1', slash + 1, at);
      const word = dictionary.toString('utf8', lineStart, slash);
      if (!ONLY_VERB_FLAGS.test(flags) && !flags.includes(FORBIDDEN)) nominal.push(word);
      if (isShort && VERB_FLAG.test(flags)) verbs.push(word);
    }
    lineStart = at + 1;
    slash = -1;
  }
  return { nominal, verbs };
}

const LAST_SHORT_VOWEL = /(?<=[aeiou].*[^aeiou])[aeio](?=(?:[bdgjlmnrsvzhtk]|sh|ch|ts)$)/;
/** «тусал», «түрээсэл»: «туслаач», «түрээслэнэ». */
const LOSES_VOWEL = /[aeiou].*[^aeiou][aeio][lrsg]$/;
const FINAL_SHORT_VOWEL = /[^aeiou][aeiou]$/;

/** The stem of a lemma before an ending: «сандал» → сандл(ын), «тавилга» → тавилг(ын), «толь» → тол(ь). */
export function stemsOf(lemma: string): string[] {
  const stems: string[] = [];
  const reduced = lemma.replace(LAST_SHORT_VOWEL, '').replace(/([^aeiou])\1+/g, '$1');
  if (reduced !== lemma) stems.push(reduced);
  if (lemma.length > 3 && FINAL_SHORT_VOWEL.test(lemma)) stems.push(lemma.slice(0, -1));
  return stems;
}

function readLemmas(): LemmaList {
  const home = dirname(createRequire(import.meta.url).resolve('dictionary-mn'));
  const list: LemmaList = {
    written: new Map(),
    alsoWritten: new Set(),
    byStem: new Map(),
    loans: new Set(LOAN_WORDS.map(fold)),
    verbs: new Set(),
  };
  const add = (word: string) => {
    const lemma = fold(word);
    if (list.written.has(lemma)) list.alsoWritten.add(word);
    if (lemma.length < 2 || list.written.has(lemma)) return;
    list.written.set(lemma, word);
    for (const stem of stemsOf(lemma)) {
      const lemmas = list.byStem.get(stem);
      if (lemmas) lemmas.push(lemma);
      else list.byStem.set(stem, [lemma]);
    }
  };
  for (const word of LOAN_WORDS) add(word);
  const { nominal, verbs } = wordsOf(readFileSync(join(home, 'index.dic')));
  for (const word of nominal) if (SMALL_CYRILLIC.test(word)) add(word);
  for (const word of verbs) {
    const stem = fold(word);
    list.verbs.add(stem);
    // "hartsuul" is «харьцуул»: Latin keyboards have no soft sign.
    if (word.includes('ь')) list.verbs.add(fold(word.replaceAll('ь', '')));
    if (LOSES_VOWEL.test(stem)) list.verbs.add(stem.slice(0, -2) + stem.slice(-1));
  }
  return list;
}

let list: LemmaList | undefined;

/** Read on first use: some 35,000 lemmas. */
export function lemmaList(): LemmaList {
  list ??= readLemmas();
  return list;
}
