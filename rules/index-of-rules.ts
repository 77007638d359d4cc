// Writes rules/RULES.md: every rule in one sentence, from the first line of its file, with an example computed by its code.
// `--check` fails when RULES.md is stale.
import { globSync, readFileSync } from 'node:fs';
import { keepGenerated } from '../scripts/keep-generated.ts';

const dir = import.meta.dirname;
const ruleFiles = globSync('src/*/*.ts', { cwd: dir })
  .filter((file) => !/(\.test|\/examples)\.ts$/.test(file))
  .sort();

async function row(file: string): Promise<string> {
  const text = readFileSync(`${dir}/${file}`, 'utf8');
  const first = /^\/\/ (.+?) \(spec (.+?)\): (.+)\n/.exec(text);
  if (!first) throw new Error(`${file}: the first line must be "// Name (spec §n): the rule in one sentence."`);
  const name = file.replace(/^.*\//, '').replace('.ts', '');
  const { examples } = (await import(`./${file.replace(/[^/]+$/, 'examples.ts')}`)) as {
    examples: Record<string, (() => string) | undefined>;
  };
  const example = examples[name];
  if (example === undefined) throw new Error(`${file}: examples.ts beside it has no example of ${name}`);
  const cells = [first[1], first[3], example(), `[${file.replace('src/', '')}](${file})`, first[2]];
  return `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
}

const rows = await Promise.all(ruleFiles.map(row));
keepGenerated(
  'rules/RULES.md',
  `# Every rule of the shop

For the shopkeeper: each rule in one sentence, and an example that the code itself computed. Written by \`npm run docs\` from
\`rules/src\`; \`npm run check\` fails when it is stale. ${rows.length} rules.

| Rule | In one sentence | For example | Where | Spec |
|---|---|---|---|---|
${rows.join('\n')}
`,
);
