import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Debian's Chromium without Playwright, which would attach to every tab of a browser that it started, including Lighthouse's,
 * and so affect the measurement.
 */
export async function startChromium(port: number): Promise<{ stop: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const chromium = spawn(
    '/usr/bin/chromium',
    [
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--no-sandbox',
      '--no-first-run',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const ended = once(chromium, 'exit');
  const stop = async () => {
    chromium.kill('SIGTERM');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let tries = 0; tries < 480; tries += 1) {
    if ((await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null))?.ok) return { stop };
    await sleep(250);
  }
  await stop();
  throw new Error('Chromium did not answer within two minutes.');
}
