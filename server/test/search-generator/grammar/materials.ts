// Materials as adjectives, and the words in specifications or types that match them.

export interface Material {
  name: string;
  fulfilledBy: RegExp;
}

export const MATERIALS: readonly Material[] = [
  { name: 'модон', fulfilledBy: /мод|царс|хус|хушга|тик/i },
  { name: 'арьсан', fulfilledBy: /арьс/i },
  { name: 'хилэн', fulfilledBy: /хилэн/i },
  { name: 'даавуун', fulfilledBy: /даавуу/i },
  { name: 'төмөр', fulfilledBy: /төмөр|ган(?![а-яөү])|металл/i },
  { name: 'керамик', fulfilledBy: /керамик|шаазан/i },
  { name: 'ноосон', fulfilledBy: /ноос/i },
  { name: 'хөвөн', fulfilledBy: /хөвөн/i },
];
