import { readdir, readFile } from 'node:fs/promises';

/** The first line of a file whose statements PostgreSQL refuses inside a transaction, with the reason. */
const OUTSIDE = /^-- outside a transaction: \S/;
const CONCURRENTLY = /^(?:create (?:unique )?index|drop index) concurrently\b/i;
const CREATED = /^create (?:unique )?index concurrently (?:if not exists )?(?<name>\w+)/i;

export interface MigrationFile {
  name: string;
  isInTransaction: boolean;
  /** A file that runs in a transaction is one text. */
  statements: readonly string[];
}

/** Numbered SQL files are the migrations; there are no down migrations (the next number corrects a mistake). */
export async function readMigrations(folder: URL): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const files: MigrationFile[] = [];
  for (const file of names) {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file)) throw new Error(`${file}: a migration is named 0001-what-it-adds.sql`);
    const text = await readFile(new URL(file, folder), 'utf8');
    const name = file.replace('.sql', '');
    files.push(
      OUTSIDE.test(text)
        ? { name, isInTransaction: false, statements: repeatable(file, text) }
        : { name, isInTransaction: true, statements: [text] },
    );
  }
  return files;
}

/**
 * The statements of a file that runs outside a transaction. An interrupted run leaves the file half done, and `create index concurrently`
 * leaves an invalid index: each index is dropped before it is created, so that the whole file can be repeated.
 */
function repeatable(file: string, text: string): string[] {
  const statements = text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  for (const [at, statement] of statements.entries()) {
    if (!CONCURRENTLY.test(statement) || statement.includes(';'))
      throw new Error(
        `${file}: outside a transaction an index is made or dropped concurrently; all else is a file of its own.`,
      );
    const made = CREATED.exec(statement)?.groups?.['name'];
    if (made !== undefined && statements[at - 1]?.toLowerCase() !== `drop index concurrently if exists ${made}`)
      throw new Error(
        `${file}: «drop index concurrently if exists ${made};» comes first, so that the file can be repeated.`,
      );
  }
  return statements;
}
