import { adminCalls } from '@tokhi/contract/admin/calls';
import { type AdminEndpointName, adminEndpoints } from '@tokhi/contract/admin/endpoints';
import type { Run } from '../audit-runs/audit-run.ts';
import type { HostileShop } from './hostile-shop.ts';
import { hostileTexts } from './hostile-texts-of-test.ts';
import { schemaOf, type TextField, textFieldsOf, withText } from './text-fields.ts';

/** Every changing call with text fields, from the contract. */
export const callsWithTexts = (Object.keys(adminEndpoints) as AdminEndpointName[])
  .filter((name) => adminEndpoints[name].does === 'changes')
  .map((name) => {
    const schema = schemaOf(adminCalls[name].body);
    return { name, schema, fields: textFieldsOf(schema) };
  })
  .filter(({ fields }) => fields.length > 0);

export type CallWithTexts = (typeof callsWithTexts)[number];

/** A field that refuses one text may accept another: a synonym must contain words. */
const TRIES = 4;

export interface Sent {
  /** Paths of the fields that accepted a text at least once. */
  accepted: Set<string>;
  /** Paths of the others, with the code of the refusal. */
  refused: Map<string, string>;
  faults: string[];
}

/**
 * Sends texts through every field of a call: all at once and, if that is refused, one by one. A run makes each request valid except for
 * its texts, so that a text field stores them.
 */
export async function sendHostileTexts(
  { runs, send }: Pick<HostileShop, 'runs' | 'send'>,
  { name, schema, fields }: CallWithTexts,
  rounds: number,
): Promise<Sent> {
  const sent: Sent = { accepted: new Set(), refused: new Map(), faults: [] };
  const seed = callsWithTexts.findIndex((call) => call.name === name) * 31;
  let drawn = 0;
  // A different one each time: some fields are unique.
  const nextText = ({ longest }: TextField) => hostileTexts(40, longest)[(seed + drawn++) % 40] ?? '';

  async function trySome(some: readonly TextField[]): Promise<boolean> {
    const run = await (runs[name] as () => Promise<Run>)();
    const whole: unknown = run.body;
    const body = some.reduce((so, field) => withText(schema, so, field.path, nextText(field)), whole) as object;
    const answer = await send(name, { ...run, body });
    if (answer.status >= 500) sent.faults.push(`${answer.status} for ${JSON.stringify(body).slice(0, 500)}`);
    const paths = some.map(({ path }) => path.join('.'));
    if (answer.status === 200) for (const path of paths) sent.accepted.add(path);
    else if (some.length === 1) sent.refused.set(paths[0] ?? '', answer.body.code ?? String(answer.status));
    return answer.status === 200;
  }

  for (let round = 0; round < rounds; round += 1)
    if (!(await trySome(fields)) && fields.length > 1)
      for (const field of fields) for (let tries = 0; tries < TRIES && !(await trySome([field])); tries += 1);
  for (const path of sent.accepted) sent.refused.delete(path);
  return sent;
}
