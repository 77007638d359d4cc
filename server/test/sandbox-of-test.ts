import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/src/start-sandbox.ts';

type StandIn = 'tiles' | 'three-words' | 'e-barimt';

/** The real sandbox for the tests of one file, all stand-ins well before each. */
export function sandboxOfTest() {
  let sandbox: Sandbox;
  const turn = async (standIn: StandIn, condition: 'well' | 'down' | 'silent'): Promise<void> => {
    await fetch(`${sandbox.webAddress}/switches/${standIn}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ condition }),
    });
  };
  beforeAll(async () => {
    sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  });
  beforeEach(() => Promise.all((['tiles', 'three-words', 'e-barimt'] as const).map((one) => turn(one, 'well'))));
  afterAll(() => sandbox.close());
  return {
    turn,
    address: (path: string): string => `${sandbox.webAddress}${path}`,
  };
}
