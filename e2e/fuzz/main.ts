// `npm run fuzz`: a bounded attack on its own shop, to find 5xx answers, hangs and resets; exits 1 if there are any.
//   npm run fuzz -- --seed 7 --calls 5000 --addresses 10000 --minutes 60   (the default bounds, with a seed)
//   npm run fuzz -- --seed 7 --only search/17@shop,search/29@shop          these inputs, one after the other on one connection
import { parseArgs } from 'node:util';
import { fuzzShop } from './fuzz-shop.ts';
import { resendInputs } from './resend-inputs.ts';
import { showProgress } from './show-progress.ts';
import { tableOf } from './tally.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    calls: { type: 'string', default: '5000' },
    addresses: { type: 'string', default: '10000' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});
const seed = Number(values.seed);
console.log(`seed ${seed}`);
if (values.only === undefined) {
  const bounds = { calls: Number(values.calls), addresses: Number(values.addresses), minutes: Number(values.minutes) };
  const { rows, findings, notes } = await fuzzShop({ seed, ...bounds }, showProgress());
  console.log(`\n${tableOf(rows)}\n`);
  for (const note of notes) console.log(`· ${note}`);
  for (const finding of findings) console.log(`\n✗ ${finding}`);
  console.log(findings.length === 0 ? '\nNothing found.' : `\n${findings.length} kinds of findings with seed ${seed}.`);
  if (findings.length > 0) process.exitCode = 1;
} else await resendInputs(seed, values.only.split(','));
