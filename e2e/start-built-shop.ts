import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { localSettings } from '../scripts/local-settings.ts';

const PORT = '3195';

export interface BuiltShop {
  origin: string;
  /** Sends SIGTERM, and waits until the process is gone. */
  stop: () => Promise<void>;
}

/**
 * The shop from its build, as in production, on the database of the environment, which `npm run setup` has filled. Its
 * output is shown, or passed to `onOutput`.
 */
export async function startBuiltShop(
  settings: { PORT?: string; [setting: string]: string } = {},
  onOutput?: (text: string) => void,
): Promise<BuiltShop> {
  const origin = `http://127.0.0.1:${settings.PORT ?? PORT}`;
  const shop = spawn(process.execPath, ['server/src/api.ts'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      ...localSettings(),
      NODE_ENV: 'production',
      PORT,
      SHOP_ORIGIN: origin,
      LOG_LEVEL: 'warn',
      DRAIN_MS: '0',
      // The browser uses the same cores; a 503 because of that would be measured as a broken page.
      EVENT_LOOP_DELAY_LIMIT_MS: '20000',
      ...settings,
    },
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (onOutput) for (const stream of [shop.stdout, shop.stderr]) stream?.setEncoding('utf8').on('data', onOutput);
  const ended = once(shop, 'exit');
  const stop = async () => {
    shop.kill('SIGTERM');
    await ended;
  };
  for (let tries = 0; tries < 600; tries += 1) {
    if (shop.exitCode !== null) throw new Error('The shop did not start.');
    const ready = await fetch(`${origin}/readyz`).catch(() => null);
    if (ready?.ok) return { origin, stop };
    await sleep(500);
  }
  await stop();
  throw new Error('The shop was not ready within five minutes.');
}
