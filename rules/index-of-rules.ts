// Writes rules/RULES.md from the first line of every rule file; `--check` fails when RULES.md is stale.
import { globSync, readFileSync } from 'node:fs';
import { keepGenerated } from '../scripts/keep-generated.ts';

const dir = import.meta.dirname;

const rows = globSync('src/*.ts', { cwd: dir })
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()
  .map((file) => {
    const text = readFileSync(`${dir}/${file}`, 'utf8');
    const first = /^\/\/ (.+?) \(spec (.+?)\): (.+)\n/.exec(text);
    if (!first) throw new Error(`${file}: the first line must be "// Name (spec §n): the rule in one sentence."`);
    const names = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => `\`${match[1]}\``);
    return `| ${first[1]} | ${first[3]} | [${file}](${file}) ${names.join(' ')} | ${first[2]} |`;
  });

keepGenerated(
  'rules/RULES.md',
  `# Every rule of the shop

Written by \`npm run docs\` from the first line of each file in \`rules/src\`.

| Rule | In one sentence | Where | Spec |
|---|---|---|---|
${rows.join('\n')}
`,
);
