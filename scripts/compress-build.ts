// Compresses the browser files of the build once, at full strength, so that no request pays for it.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SMALLEST_WORTH_IT = 1_024;
const files = globSync('{storefront/build/client,admin/build}/**/*.{js,css,svg,json,txt,webmanifest}');
let scripts = 0;
for (const file of files) {
  if (statSync(file).size < SMALLEST_WORTH_IT) continue;
  const bytes = readFileSync(file);
  const zipped = gzipSync(bytes, { level: 9 });
  writeFileSync(`${file}.gz`, zipped);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  if (file.endsWith('.js')) scripts += zipped.length;
}
console.log(`compressed ${files.length} files; all scripts together ${(scripts / 1_000).toFixed(1)} kB gzip`);
