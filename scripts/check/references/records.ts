import { lineAt, proseOf } from '../sources/prose.ts';
import type { Fault, Source } from '../sources/repository.ts';
import { mentionedRecords } from './record-numbers.ts';

const INDEX = 'docs/decisions/README.md';
const RECORD = /^docs\/decisions\/(\d{3})-[a-z0-9-]+\.md$/;
const ROW = /^\| \[\d{3}\]\(([^)]*)\)/gm;
/** `[record 120](docs/decisions/120-….md)` */
const LINK = /\[(?:(?:record|decision) )?(\d{1,3})\]\((?:[^)\s]*\/)?(\d{3})-[^)]*\)/gi;
const padded = (number: number): string => String(number).padStart(3, '0');

/** References to records that do not exist. */
export function missingRecords(sources: readonly Source[]): Fault[] {
  const numbers = new Set(sources.map(({ file }) => Number(RECORD.exec(file)?.[1])));
  return sources.flatMap(({ file, text }) => {
    const prose = proseOf(file, text) ?? '';
    return mentionedRecords(prose, RECORD.test(file))
      .filter(({ number }) => !numbers.has(number))
      .map(({ number, at }) => ({
        file,
        line: lineAt(prose, at),
        what: `mentions record ${padded(number)}, which does not exist in docs/decisions`,
      }));
  });
}

/** Links whose text and target have different numbers. */
export function mislabelledLinks(sources: readonly Source[]): Fault[] {
  return sources
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(LINK)]
        .filter(([, said, target]) => Number(said) !== Number(target))
        .map((link) => ({ file, line: lineAt(text, link.index), what: `calls record ${link[2]} ${link[1]}` })),
    );
}

/** The index must have exactly one row per record, and a record's heading the number of its file. */
export function wrongIndex(sources: readonly Source[]): Fault[] {
  const index = sources.find(({ file }) => file === INDEX)?.text ?? '';
  const rows = [...index.matchAll(ROW)].map((row) => ({
    target: `docs/decisions/${row[1]}`,
    line: lineAt(index, row.index),
  }));
  const records = sources.flatMap(({ file, text }) => {
    const number = RECORD.exec(file)?.[1];
    return number === undefined ? [] : [{ file, number, text }];
  });
  const files = new Set(records.map(({ file }) => file));
  const listed = new Set<string>();
  const faults: Fault[] = [];
  for (const { target, line } of rows) {
    if (!files.has(target)) faults.push({ file: INDEX, line, what: `lists ${target}, which does not exist` });
    if (listed.has(target)) faults.push({ file: INDEX, line, what: `lists ${target} a second time` });
    listed.add(target);
  }
  for (const { file, number, text } of records) {
    if (!listed.has(file)) faults.push({ file: INDEX, line: 1, what: `has no row for ${file}` });
    if (!text.startsWith(`# ${number}. `)) faults.push({ file, line: 1, what: `does not begin with «# ${number}. »` });
    const twin = records.find((other) => other.number === number && other.file < file);
    if (twin) faults.push({ file, line: 1, what: `has the number of ${twin.file}` });
  }
  return faults;
}
