const FIGURE = /\d+(?:\.\d+)?/g;
/** «160×200», «Ø160 см», «50×80 см»; other texts are sizes only when the specification is in centimetres. */
const SIZE = /\d\s*×\s*\d|Ø\s*\d|\d\s*см$/;

/** The centimetres in a specification's value; none when it is not a size. */
export const sizesIn = (text: string, unit: string | null): number[] =>
  unit === 'см' || SIZE.test(text) ? (text.match(FIGURE) ?? []).map(Number) : [];
