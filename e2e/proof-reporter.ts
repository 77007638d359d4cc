import { appendFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** Reports each journey of `npm run spec:prove` as it ends: a line to read, and one for the command, which may be stopped at any time. */
export default class ProofReporter implements Reporter {
  #done = 0;
  #of = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#of = suite.allTests().length;
  }

  onTestEnd(test: TestCase, { status, error, duration }: TestResult): void {
    const name = test.parent.project()?.name ?? '';
    const said = (error?.message ?? '').slice(0, 400);
    this.#done += 1;
    console.log(`  ${this.#done}/${this.#of} ${name} ${status} ${(duration / 1_000).toFixed(1)} s`);
    appendFileSync(process.env['PROOF_RESULTS'] ?? '/dev/null', `${JSON.stringify({ name, status, said })}\n`);
  }
}
