// Fails when all rules together would cost the browser more than 8 kB gzip: they are shared with every page.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const LIMIT = 8_000;
const ENTRY = 'virtual:all-rules';
const files = globSync('rules/src/*/*.ts').filter((file) => !/\.(test|example)\.ts$/.test(file));
// Everything is used and nothing exported, as on a page: the bundler may then shorten the names.
const parts = files.map((file, index) => {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1]);
  const renamed = names.map((name) => `${name} as rule${index}${name}`);
  return {
    imported: `import { ${renamed.join(', ')} } from ${JSON.stringify(resolve(file))};`,
    used: names.map((name) => `rule${index}${name}`),
  };
});
const source = `${parts.map(({ imported }) => imported).join('\n')}
globalThis.rules = [${parts.flatMap(({ used }) => used).join(', ')}];`;

const built = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'all-rules',
      resolveId: (id) => (id === ENTRY ? id : undefined),
      load: (id) => (id === ENTRY ? source : undefined),
    },
  ],
  build: { write: false, minify: true, rolldownOptions: { input: ENTRY } },
});
const [result] = Array.isArray(built) ? built : [built];
if (!result || !('output' in result)) throw new Error('the rules did not build');
const code = result.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
const size = gzipSync(code, { level: 9 }).length;
console.log(`${files.length} rules, ${size} bytes gzip of ${LIMIT}`);
if (size > LIMIT || files.length === 0) process.exitCode = 1;
