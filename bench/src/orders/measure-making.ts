import type { Figures } from '../catalogue/report/figures.ts';
import type { Buyer } from './buyers.ts';
import { figuresOfLoads, headersOf, inTurn, type Loaded, loadCall, WARM_UP } from './load-calls.ts';
import { bodyOf, type SendCall } from './order-body.ts';
import type { Recorder } from './record-order.ts';
import { openBare, type RecordedOrder } from './send-bare.ts';

/** The three ways take turns, so that other load on the machine affects all of them. */
const TURNS = 4;
const A_TURN = 150;
const GOODS = 20;

/** Buyers needed: one for the figures, those of recorded orders, and those of three ways. */
export const MAKERS = 1 + GOODS + 3 * (WARM_UP + TURNS * A_TURN);

export interface MeasuredMaking {
  createOrder: Figures;
  /** For one whole request. */
  orderStatements: number;
  /** The same statements by plain `pg`: planned for their values, as the shop sends them, and prepared. */
  planned: Figures;
  prepared: Figures;
}

interface Makers {
  origin: string;
  databaseUrl: string;
  recorder: Recorder;
  buyers: readonly Buyer[];
  codes: readonly string[];
}

/** create-order, and its own statements sent by plain `pg`, in turns. */
export async function measureMaking(makers: Makers): Promise<MeasuredMaking> {
  const { origin, recorder } = makers;
  const waiting = [...makers.buyers];
  const take = (count: number): Buyer[] => waiting.splice(0, count);
  const [asking] = take(1) as [Buyer];
  const codes = makers.codes.slice(0, GOODS);
  const post: SendCall = (path, token, body) =>
    fetch(origin + path, { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) });
  const bodies = await Promise.all(codes.map((code) => bodyOf(post, asking.token, code)));
  const recorded = await recordOrders(recorder, bodies, take(GOODS));
  const bare = await openBare(makers.databaseUrl);
  const nextBody = inTurn(bodies);
  const modes = {
    shop: (by: Buyer[]) => {
      const nextBuyer = inTurn(by);
      return loadCall(origin, 'createOrder', by.length, () => ({ token: nextBuyer().token, body: nextBody() }));
    },
    planned: (by: Buyer[]) => bare.load(recorded, by, 'planned'),
    prepared: (by: Buyer[]) => bare.load(recorded, by, 'prepared'),
  };
  const loads: Record<keyof typeof modes, Loaded[]> = { shop: [], planned: [], prepared: [] };
  try {
    for (const load of Object.values(modes)) await load(take(WARM_UP));
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const mode of ['shop', 'planned', 'prepared'] as const) loads[mode].push(await modes[mode](take(A_TURN)));
    }
  } finally {
    await bare.close();
  }
  return {
    createOrder: figuresOfLoads(loads.shop),
    orderStatements: recorded[0]?.heard.length ?? 0,
    planned: figuresOfLoads(loads.planned),
    prepared: figuresOfLoads(loads.prepared),
  };
}

async function recordOrders(recorder: Recorder, bodies: readonly object[], buyers: readonly Buyer[]) {
  const recorded: RecordedOrder[] = [];
  for (const [at, buyer] of buyers.entries()) {
    const { heard, key } = await recorder.record('createOrder', { token: buyer.token, body: bodies[at] ?? {} });
    recorded.push({ buyer, key, heard });
  }
  return recorded;
}
