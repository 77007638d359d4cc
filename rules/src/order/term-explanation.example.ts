import { explainTerms } from './term-explanation.ts';

export const example = (): string => {
  const { delivery } = explainTerms({
    pieces: 1,
    goodsTug: 350_000,
    codeKind: null,
    tariff: 'by-weight',
    destination: 'middle',
    load: { weightGrams: 96_400, volumeMl: 0 },
    assemblyCount: 0,
    fixingCount: 0,
    lender: null,
    vatTicked: false,
  });
  return `Whoever taps the delivery fee of a wardrobe of 96.4 kg to a middle khoroo reads «${delivery}»`;
};
