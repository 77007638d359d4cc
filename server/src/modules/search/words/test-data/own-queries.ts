/** How people type: a habit, an example, the products it must find and, where that matters, the text shown for it. */
export interface OwnQuery {
  habit: string;
  typed: string;
  finds: number[];
  text?: string | null;
}

export const OWN_QUERIES: OwnQuery[] = [
  { habit: 'Latin with -nii for -ны', typed: 'hoolnii shiree', finds: [25], text: 'хоолны ширээ' },
  { habit: 'a figure for the word', typed: '3 hunii buidan', finds: [4], text: '3 хүний буйдан' },
  { habit: 'a figure that leans on the word', typed: '1hunii or', finds: [52] },
  { habit: 'the colour after the thing', typed: 'buidan saaral', finds: [4], text: 'буйдан саарал' },
  { habit: 'ө typed as u, the end left off', typed: 'hivs nuguu', finds: [21], text: 'хивс ногоон' },
  { habit: 'a size', typed: 'gudas 160x200', finds: [18] },
  { habit: 'a size with a Cyrillic х and a unit', typed: 'матрас 160х200см', finds: [18], text: null },
  { habit: 'a loan word beside a case form', typed: 'хувцасны шкаф', finds: [8], text: 'хувцасны шүүгээ' },
  { habit: 'the words the other way round', typed: 'shuugee gutliin', finds: [9] },
  { habit: 'one f in office', typed: 'sandal ofis', finds: [6], text: 'сандал оффис' },
  { habit: 'English', typed: 'office chair', finds: [6] },
  { habit: 'English in the plural', typed: 'mirrors', finds: [20], text: 'толь' },
  { habit: 'Russian', typed: 'зеркало', finds: [20], text: 'толь' },
  { habit: 'Russian as it is heard', typed: 'кравать', finds: [2, 3, 52], text: 'ор' },
  { habit: 'English of two words', typed: 'coffee table', finds: [26], text: 'кофены ширээ' },
  { habit: 'an abbreviation', typed: 'tv tavcan', finds: [29], text: 'зурагтын тавцан' },
  { habit: 'the maker as it sounds', typed: 'айкиа сандал', finds: [6] },
  { habit: 'the letters of the maker read aloud', typed: 'элжи', finds: [31], text: 'LG' },
  { habit: 'a letter too many', typed: 'буланнгийн буйдан', finds: [5], text: 'булангийн буйдан' },
  { habit: 'a consonant for its neighbour', typed: 'tafilga', finds: [57, 58, 59], text: 'тавилга' },
  { habit: 's for sh', typed: 'siree', finds: [1, 25], text: 'ширээ' },
  { habit: 'y for ү', typed: 'tyshlegtei sandal', finds: [49], text: 'түшлэгтэй сандал' },
  { habit: 'w for ү', typed: 'hwwhdiin or', finds: [3, 53], text: 'хүүхдийн ор' },
  { habit: 'kh and ts as in a passport', typed: 'khuvtsasnii olguur', finds: [46], text: 'хувцасны өлгүүр' },
  { habit: 'ё without dots', typed: 'хоер давхар ор', finds: [53], text: 'хоёр давхар ор' },
  { habit: 'own and ablative at once', typed: 'шүүгээнээсээ', finds: [8, 9], text: null },
  { habit: 'no blank', typed: 'хүүхдийнор', finds: [3, 53], text: 'хүүхдийн ор' },
  { habit: 'a blank too many', typed: 'ком од', finds: [28], text: 'комод' },
  { habit: 'English layout, with a full stop for в', typed: 'mg.nlug', finds: [57], text: 'тавилга' },
  { habit: 'Russian layout under Mongolian fingers', typed: 'штоее', finds: [1, 25], text: 'ширээ' },
  { habit: 'a full sentence', typed: 'хямд буйдан авмаар байна', finds: [4, 27], text: 'буйдан' },
  { habit: 'two letters that are nothing', typed: 'нд буйдан', finds: [4, 5, 27], text: 'буйдан' },
  { habit: 'half a word', typed: 'хөнж', finds: [14, 15] },
  { habit: 'punctuation', typed: '«Хөнжил, дэр»', finds: [14, 16] },
  { habit: 'a fused vowel', typed: 'shuge', finds: [8] },
  { habit: 'swapped first letters', typed: 'убйдан', finds: [4] },
];

/** What is not sold must not be found, in any script or form. */
export const NOT_SOLD: string[] = [
  'нохой',
  'утас',
  'утасны',
  'телефон',
  'telefon',
  'гитар',
  'gitar',
  'малгай',
  'мотоцикл',
  'сармагчин',
  'шампунь',
  'гар утас',
  'gar utas',
  'хаан',
  'хааны',
  'дээр',
  'цонх',
  'цонхны',
  'гал тогооны цонх',
  'буйдан гитар',
  'asdfgh',
  'iphone',
  'цамц',
  'пүүз',
];
