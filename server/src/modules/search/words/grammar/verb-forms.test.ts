import { expect, test } from 'vitest';
import { isFiniteVerb, isNounOfVerb, isParticiple } from './verb-forms.ts';

const words = (line: string): string[] => line.split(' ');

test('what somebody does, asks for or wants is a verb by its ending, whatever the verb', () => {
  const said =
    'харуулаач үзүүлээч өгөөрэй явуулаарай авъя үзье хийе хайж оруулж худалдаалж олоод сонгоод гаргаад авмаар олмоор авна захиална ирлээ болов байвал авахаар';
  expect(words(said).filter((word) => !isFiniteVerb(word))).toEqual([]);
});

test('the same in Latin letters, with u for ө, and with the question written to it', () => {
  const said = 'haruulaach uzuuleech ugooch haij olood hudaldaj hartsuulia hayya xiye solyo bna bnuu bnu bga baigaayu';
  expect(words(said).filter((word) => !isFiniteVerb(word))).toEqual([]);
  expect(isParticiple('zardaguu')).toBe(true);
});

test('a habit, something done and something to be done may also describe', () => {
  const said = 'зардаг худалдаалдаг ирсэн дууссан болох захиалах байхгүй';
  expect(words(said).filter((word) => isFiniteVerb(word) || !isParticiple(word))).toEqual([]);
});

test('a noun is no verb because it ends like one', () => {
  const nouns =
    'машина шина пианино картина корзина витрина зураач жолооч хөшиг hushig ширээ толь хана цонх мах дивана';
  expect(words(nouns).filter((word) => isFiniteVerb(word) || isParticiple(word))).toEqual([]);
});

test('a thing may be called by what it does', () => {
  expect(words('унтраагч хөлдөөгч шарагч hqldqqgch').filter((word) => !isNounOfVerb(word))).toEqual([]);
});
