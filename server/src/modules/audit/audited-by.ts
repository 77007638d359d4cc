import type { Caller } from '../../callers/caller.ts';
import type { AuditEntry } from './audit.queries.ts';

/** Actor and origin of an audit row: `writeAudit(tx, { action, subject, ...auditedBy(caller), after }, now)`. */
export const auditedBy = (caller: Caller): Required<Pick<AuditEntry, 'actor' | 'from'>> => ({
  actor: actorOf(caller),
  from: { requestId: caller.requestId, address: caller.address },
});

function actorOf(caller: Caller): Exclude<AuditEntry['actor'], undefined> {
  switch (caller.who) {
    case 'nobody':
      return null;
    case 'customer':
      return { customerId: caller.customerId };
    case 'staff':
      return { staffId: caller.staffId };
  }
}
