import { bad, type Finding, good, warning } from './finding.ts';

/** A line for each value that is missing or wrong (env.ts), because each is fixed separately. */
export function judgeSettings(problems: readonly string[], nodeEnv: string): Finding[] {
  if (nodeEnv !== 'production')
    return [
      warning(
        `settings: NODE_ENV is ${nodeEnv}`,
        'addresses and secrets have the defaults of a development machine',
        'set NODE_ENV=production, and run this as the units do (ops/install.md)',
      ),
    ];
  if (problems.length === 0) return [good('settings: complete')];
  return problems.map((problem) =>
    bad(
      `settings: ${problem}`,
      'no process starts like this',
      'set it in /etc/tokhi/shop.env; .env.example explains it',
    ),
  );
}
