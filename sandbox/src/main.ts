// Starts the sandbox: stand-ins of the outside services, for development, tests and demos. Never deployed.
import { startSandbox } from './start-sandbox.ts';

const port = (name: string, standard: number) => Number(process.env[name] ?? standard);

const sandbox = await startSandbox({ webPort: port('SANDBOX_PORT', 4900), smtpPort: port('SANDBOX_SMTP_PORT', 4925) });
console.log(
  `sandbox: ${sandbox.webAddress}, pay at ${sandbox.webAddress}/bank (mail arrives at smtp://127.0.0.1:${sandbox.smtpPort})`,
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void sandbox.close());
