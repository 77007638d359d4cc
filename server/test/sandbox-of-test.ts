import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/src/start-sandbox.ts';

const STAND_INS = [
  'tiles',
  'three-words',
  'e-barimt',
  'qpay',
  'golomt',
  'storepay',
  'monpay',
  'pocket',
  'mcredit',
  'mongolchat',
  'pos-api',
  'message-pro',
  's3',
] as const;
export type StandIn = (typeof STAND_INS)[number];
export type Condition = 'well' | 'down' | 'silent' | 'slow' | 'lost' | 'half';

/** The real sandbox for the tests of one file; all services work again before each test. */
export function sandboxOfTest() {
  let sandbox: Sandbox;
  const turn = async (standIn: StandIn, condition: Condition, times?: number): Promise<void> => {
    await fetch(`${sandbox.webAddress}/switches/${standIn}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ condition, times }),
    });
  };
  beforeAll(async () => {
    sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  });
  beforeEach(() => Promise.all(STAND_INS.map((one) => turn(one, 'well'))));
  afterAll(() => sandbox.close());
  return {
    turn,
    address: (path: string): string => `${sandbox.webAddress}${path}`,
    smtpUrl: (): string => `smtp://127.0.0.1:${sandbox.smtpPort}`,
  };
}
