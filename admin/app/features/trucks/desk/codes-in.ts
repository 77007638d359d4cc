const MOST = 1_000;
const LONGEST = 40;

/** The codes of a pasted text, each once, separated by lines, commas, semicolons, tabs and spaces. */
export const codesIn = (text: string): string[] =>
  [...new Set(text.split(/[\s,;]+/).filter((code) => code !== ''))]
    .map((code) => code.slice(0, LONGEST))
    .slice(0, MOST);
