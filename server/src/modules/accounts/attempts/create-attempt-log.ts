import { linkToken } from '@tokhi/contract/fields/mailed-proof';
import { email as emailField } from '@tokhi/contract/fields/person-fields';
import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { countedNetwork } from '@tokhi/rules/network/counted-network';
import { z } from 'zod';
import { detached } from '../../../cache/abort.ts';
import type { OnRefused, RefusedCall } from '../../../callers/refused-call.ts';
import type { Db } from '../../../db/database.ts';
import { noteRefusedAttempts, type SecurityAction } from '../../audit/public.ts';
import { hashOf } from '../secrets.ts';
import { attemptedAccount, type NamedAccount } from './attempted-account.queries.ts';

export interface AttemptLog {
  note: OnRefused;
  /** Writes what was noted so far. */
  flush: () => Promise<void>;
}

interface Noted extends NamedAccount {
  action: SecurityAction;
  customerId: number | null;
  network: string;
  requestId: string;
  occurrences: number;
}

/** Written in batches after the answers: a flood costs one write per second for each of its networks. */
const WRITE_EVERY_MS = 1_000;
/** How many networks and accounts a process distinguishes per minute; a flood from more of them is one row without an address. */
const MOST_APART = 100;
const MINUTE_MS = 60_000;

/** Notes refused attempts as security events. The answer never waits for this, so its timing does not reveal whether an account exists. */
export function createAttemptLog(db: Db, now: () => Date, onFailure: (error: unknown) => void): AttemptLog {
  let noted = new Map<string, Noted>();
  const apart = { minute: -1, keys: new Set<string>() };
  function isApart(key: string): boolean {
    const minute = Math.floor(now().getTime() / MINUTE_MS);
    if (minute !== apart.minute) Object.assign(apart, { minute, keys: new Set() });
    if (apart.keys.size < MOST_APART) apart.keys.add(key);
    return apart.keys.has(key);
  }
  async function flush(): Promise<void> {
    const writing = noted;
    noted = new Map();
    for (const { email, browserHash, ...one } of writing.values()) {
      try {
        const accountId = one.customerId ?? (await attemptedAccount(db, { email, browserHash }));
        await noteRefusedAttempts(db, { ...one, accountId }, now());
      } catch (error) {
        onFailure(error);
      }
    }
  }
  return {
    note(refused) {
      const action = actionOf(refused);
      if (action === null) return;
      if (noted.size === 0) detached(() => setTimeout(() => void flush(), WRITE_EVERY_MS).unref());
      const { requestId, customerId } = refused;
      const named = namedAccount(refused.body);
      const network = countedNetwork(refused.address);
      const key = [action, customerId ?? named.email ?? named.browserHash?.toString('hex') ?? '', network].join(' ');
      const counted = isApart(key)
        ? (noted.get(key) ?? { action, requestId, customerId, network, ...named, occurrences: 0 })
        : (noted.get(action) ?? { action, requestId, ...OF_SEVERAL, occurrences: 0 });
      counted.occurrences += 1;
      noted.set(counted.network === '' ? action : key, counted);
    },
    flush,
  };
}

const OF_SEVERAL = { customerId: null, network: '', email: null, browserHash: null };

const ACTIONS: Partial<Record<RefusalCode, SecurityAction>> = {
  too_many_requests: 'limit_hit',
  too_many_tries: 'limit_hit',
  wrong_credentials: 'sign_in_failed',
  link_invalid: 'sign_in_failed',
  social_profile_failed: 'sign_in_failed',
  code_wrong: 'sign_in_failed',
  wrong_password: 'proof_failed',
  forbidden: 'sign_in_blocked',
};

/** A wrong code of a signed-in customer is no failed login: it was meant to prove the person. */
function actionOf({ code, customerId }: RefusedCall): SecurityAction | null {
  const action = ACTIONS[code] ?? null;
  return action === 'sign_in_failed' && customerId !== null ? 'proof_failed' : action;
}

const Named = z.object({ email: emailField.nullish().catch(null), browser: linkToken.nullish().catch(null) });

/** Both fields are at the top level of a body that names an account: login, register, forgot-password, send-code, use-code. */
function namedAccount(body: unknown): NamedAccount {
  const { email = null, browser = null } = Named.safeParse(body).data ?? {};
  return { email, browserHash: browser === null ? null : hashOf(browser) };
}
