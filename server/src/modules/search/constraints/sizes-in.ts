const FIGURE = /\d+(?:\.\d+)?/g;
/** «160×200», «Ø160 см», «50×80 см»; of other texts only those whose specification is in centimetres. */
const SIZE = /\d\s*×\s*\d|Ø\s*\d|\d\s*см$/;

/** The centimetres that a specification's value says; none when it says something else. */
export const sizesIn = (text: string, unit: string | null): number[] =>
  unit === 'см' || SIZE.test(text) ? (text.match(FIGURE) ?? []).map(Number) : [];
