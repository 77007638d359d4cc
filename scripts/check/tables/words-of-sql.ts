/** Parts of SQL without table names: comments, quoted texts, a column after its table, the name after `as`. */
const NO_NAMES = /--.*$|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\bas\s+"?\w+|\.\s*"?\w+/gim;

/** The words of a statement or a fragment that may name a table. */
export function wordsOfSql(sql: string): string[] {
  const said = sql.replace(/\bpublic\s*\.\s*/gi, ' ').replace(NO_NAMES, ' ');
  return [...said.matchAll(/\w+/g)].map(([word]) => word.toLowerCase());
}
