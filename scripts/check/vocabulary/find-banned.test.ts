import { describe, expect, test } from 'vitest';
import { repositoryOfTest } from '../sources/repository-of-test.ts';
import { BANNED_NAMES } from './banned-names.ts';
import { BANNED_PHRASES } from './banned-phrases.ts';
import { findBanned } from './find-banned.ts';

const usesIn = (files: Record<string, string>) =>
  findBanned(repositoryOfTest(files)).uses.map(
    ({ kind, file, line, word, found, use }) => `${kind} ${file}:${line} ${word} in ${found}: ${use}`,
  );

test.each<[what: string, files: Record<string, string>, use: string]>([
  ['a function', { 'a.ts': '\nexport function openBill() {}' }, 'name a.ts:2 bill in openBill: invoice'],
  ['a constant', { 'a.ts': 'const MONEY_LANES = 1;' }, 'name a.ts:1 lanes in MONEY_LANES: queue'],
  ['a type', { 'a.tsx': 'interface HeldOrder {}' }, 'name a.tsx:1 held in HeldOrder: lock'],
  ['a parameter', { 'a.ts': 'const f = (wish: string) => wish;' }, 'name a.ts:1 wish in wish: pendingFavourite'],
  ['a key', { 'a.ts': 'const a = { letterOf: 1 };' }, 'name a.ts:1 letter in letterOf: email'],
  ['a name in a template', { 'a.ts': 'const a = `b $' + '{frame}`;' }, 'name a.ts:1 frame in frame: layout'],
  ['two words that follow each other', { 'a.ts': 'const whoAsks = 1;' }, 'who-asks in whoAsks: findSession'],
  ['a name of the whole declaration', { 'a.ts': 'type Work = 1;' }, 'name a.ts:1 Work in Work: JobHandler'],
  ['the name of a job in a text', { 'a.ts': "f('forget-links')" }, 'name a.ts:1 forget in forget-links: purge'],
  ['a style class', { 'a.css': '.a,\n.auth-frame__b {\n}' }, 'name a.css:2 frame in auth-frame__b: layout'],
  ['a custom property', { 'a.css': '.a {\n  --frame-gap: 1px;\n}' }, 'name a.css:2 frame in --frame-gap: layout'],
  ['a name that a comment quotes', { 'a.ts': '// see `tellBoth()`' }, 'name a.ts:1 tell in tellBoth: notify'],
  ['a name that a document quotes', { 'a.md': 'Call `holdOrder`.' }, 'name a.md:1 hold in holdOrder: lock'],
  ['a file', { 'server/verify-stock-books.ts': '' }, 'path server/verify-stock-books.ts:1 books'],
  ['a file of a component', { 'ui/later.tsx': '' }, 'path ui/later.tsx:1 Later in later.tsx: DeferredSection'],
  ['a folder', { 'app/frame/a.ts': '' }, 'path app/frame:1 frame in frame: layout'],
  ['a comment', { 'a.ts': 'f();\n/**\n * The bills of a day.\n */' }, 'prose a.ts:3 bills in The bills of a day.'],
  ['a phrase over two lines', { 'a.ts': '// sends short\n// messages' }, 'prose a.ts:1'],
  ['a comment of a style sheet', { 'a.css': '/* his part */' }, 'prose a.css:1 his in his part: it'],
  ['a document', { 'a.md': 'It heals.' }, 'prose a.md:1 heals in It heals.: recovers'],
  ['the title of a test', { 'a.test.ts': "test('the customer is told', () => {});" }, 'customer is told: notify'],
  ['the title of a table', { 'a.test.ts': "test.each([1])('a lane %s', f);" }, 'prose a.test.ts:1 lane in a lane %s'],
])('finds a banned word in %s', (_what, files, use) => {
  expect(usesIn(files).join('\n').replace(/\s+/g, ' ')).toContain(use);
});

test.each<[what: string, files: Record<string, string>]>([
  ['words that only contain a banned one', { 'a.ts': 'const billing = placeholder + tellurium; // iframe, billion' }],
  ['a member of a library', { 'a.ts': "emitter.once('x', f); Promise.allSettled([]);" }],
  ['a field of PosAPI', { 'a.ts': 'send({ billIdSuffix: 1 });' }],
  ['a column', { 'server/migrations/0001-a.sql': 'bill_day date', 'a.ts': "f('receipts.bill_day', row.bill_day)" }],
  ['a migration', { 'server/migrations/0001-bills.sql': '-- bills and lanes' }],
  ['the specification', { 'docs/spec.md': 'A letter to the customer, who holds his bill.' }],
  ['generated code', { 'server/src/db/a.generated.ts': 'const bill = 1;' }],
  ['data of the demo shop', { 'demo/content/letters.md': 'his house' }],
  ['a furnished room', { 'storefront/app/features/rooms/room.ts': 'const rooms = 1; // a room with a door' }],
  ['a character', { 'server/src/modules/search/words/fold.ts': 'const LETTER = /a/; // Latin letters' }],
  ['a frame of a picture', { 'studio/README.md': 'Rugs fill little of the frame.' }],
  ['a part of a refund', { 'rules/src/refund/refund-parts.ts': 'const refundParts = 1; // the parts add up' }],
  ['text that is neither a name nor a title', { 'a.ts': "const text = 'his letter, the bill';" }],
  ['code and paths in a document', { 'a.md': '```\nholdOrder\n```\nSee x/frame/a.ts and https://x.y/bill.' }],
])('passes %s', (_what, files) => {
  expect(usesIn(files)).toEqual([]);
});

describe('exceptions', () => {
  const files = { 'a.ts': 'const bill = 1;', 'b.ts': 'const bill = 1;' };

  test('excuse a word, a name or a file', () => {
    const { uses, unused } = findBanned(repositoryOfTest(files), [{ word: /^bill$/, file: /^a\.ts$/, why: 'x' }]);
    expect([uses.map(({ file }) => file), unused]).toEqual([['b.ts'], []]);
  });

  test('that excuse nothing are reported', () => {
    const stale = { word: /^bill$/, found: /^electricBill$/, why: 'x' };
    expect(findBanned(repositoryOfTest(files), [stale]).unused).toEqual([stale]);
  });
});

test('counts a name once a file', () => {
  const { uses } = findBanned(repositoryOfTest({ 'a.ts': 'const bill = 1;\nf(bill, bill);' }));
  expect(uses.map(({ line, times }) => [line, times])).toEqual([[1, 3]]);
});

test.each<[file: string, names: string]>([
  [
    'server/src/modules/search/a.ts',
    'holdOrder holdBuyer openBill Bills settle releaseBills giveUp givenUpBill once takeKey AnsweredBefore whoAsks whoCalls ' +
      'Nobody Door Knock Work workOn sendsEmails lane hands forgetLinks tellBoth Post shortMessage books rehearse ' +
      'patiently cameWithin giveUpSilent pinned compiledOnce hearProvider lookAtInvoice Way whereItGoes wish places ' +
      'foundProducts findings wholes mending areTheThing passingWords frame Later Well spoilBody dice throwInputs ' +
      'endAtTheLatest unfitAddresses house desk backOffice hand heals',
  ],
  ['server/src/db/a.ts', 'beside room letter parts'],
  ['contract/src/a.ts', 'marks way'],
])('knows every name that the glossary replaces, in %s', (file, names) => {
  const declared = names.split(' ').map((name) => `const ${name} = 1;`);
  const { uses } = findBanned(repositoryOfTest({ [file]: declared.join('\n') }));
  expect(new Set(uses.map(({ found }) => found))).toEqual(new Set(names.split(' ')));
});

test('every entry says what to use instead, and no word is listed twice', () => {
  const words = BANNED_NAMES.flatMap(({ words = [], whole = [], declared = [] }) => [...words, ...whole, ...declared]);
  expect(words.filter((word, n) => words.indexOf(word) < n)).toEqual([]);
  expect([...BANNED_NAMES, ...BANNED_PHRASES].filter(({ use }) => use === '')).toEqual([]);
});
