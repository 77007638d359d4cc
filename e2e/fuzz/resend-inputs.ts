import { type Connection, type Endpoint, openConnection } from './connection.ts';
import { inputOf } from './input-of.ts';
import { judge, shownBytes } from './judge.ts';
import { readShop } from './read-shop.ts';
import { startStage } from './start-stage.ts';

const LIMIT_MS = 60_000;
const MOST_SHOWN = 4_000;

/** Sends only the named inputs, in order, on one connection as long as it stays open; shows all bytes in both directions. */
export async function resendInputs(seed: number, ids: readonly string[]): Promise<void> {
  const stage = await startStage((text) => process.stdout.write(text));
  try {
    const read = await readShop(stage.origin);
    let connection: Connection | null = null;
    let at: Endpoint | null = null;
    for (const id of ids) {
      const endpoint = stage.endpoints[id.endsWith('@edge') ? 'edge' : 'shop'];
      const input = inputOf(id, endpoint, seed, read);
      if (connection?.state() !== 'open' || at !== endpoint) {
        connection?.close();
        connection = openConnection(endpoint, '127.7.7.7');
        at = endpoint;
      }
      console.log(
        `\n→ ${input.id}: ${input.recipe}; deserves ${input.deserves}\n${shownBytes(input.pieces, MOST_SHOWN)}`,
      );
      const outcome = await connection.exchange(input, LIMIT_MS);
      for (const { status, headers } of outcome.answers) console.log(`← ${status}`, Object.fromEntries(headers));
      const finding = judge(input, outcome);
      console.log(
        `  ${outcome.end} in ${Math.round(outcome.ms)} ms ${outcome.why ?? ''}; connection ${connection.state()}`,
      );
      console.log(finding === null ? '  nothing wrong' : `✗ ${finding.what}: ${finding.said}`);
      if (finding !== null) process.exitCode = 1;
    }
    connection?.close();
  } finally {
    await stage.stop();
  }
}
