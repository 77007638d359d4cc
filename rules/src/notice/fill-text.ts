// Texts of notices that staff write (spec §9 Terms, notices): a fact stands in braces, such as {дүн}; a text has all facts that belong to it and no other, and no brace beside them.

/** The facts that a text of a notice may have. */
export type NoticeFact = 'дүн' | 'бонус' | 'хугацаа';

/** Whether a text contains these facts and nothing else in braces. */
export const hasFacts = (text: string, facts: readonly NoticeFact[]): boolean =>
  facts.every((fact) => text.includes(`{${fact}}`)) &&
  !/[{}]/.test(facts.reduce((left, fact) => left.replaceAll(`{${fact}}`, ''), text));

/** The text with its facts; braces inside a fact are not filled. */
export const fillText = (text: string, facts: Partial<Record<NoticeFact, string>>): string =>
  text.replace(/\{(.*?)\}/g, (place, name: NoticeFact) => facts[name] ?? place);
