// `node scripts/ops/until-ready.ts <seconds> <address> …`: waits until each address answers 200; exits 1 when one does not in time.
import { setTimeout as pause } from 'node:timers/promises';

const [seconds = '60', ...addresses] = process.argv.slice(2);
const end = Date.now() + Number(seconds) * 1_000;

async function said(address: string): Promise<string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000), redirect: 'manual' });
    const text = await answer.text();
    return answer.status === 200 ? '' : `answers ${answer.status} ${text.slice(0, 200)}`;
  } catch {
    return 'does not answer';
  }
}

for (const address of addresses) {
  for (;;) {
    const problem = await said(address);
    if (problem === '') break;
    if (Date.now() > end) {
      console.error(`  ${address} ${problem}`);
      process.exit(1);
    }
    await pause(200);
  }
}
