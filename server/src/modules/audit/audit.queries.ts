import type { Tx } from '../../db/database.ts';

interface AuditEntry {
  action: string;
  subject: { kind: string; id: string };
  /** What was entered or became of it; no secret and nothing personal that the subject does not hold itself. */
  after: Readonly<Record<string, string | number | null>>;
}

/** Writes down what a person did, in the transaction that does it (decision 17); by a command nobody is signed in. */
export async function writeAudit(tx: Tx, { action, subject, after }: AuditEntry, now: Date): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      after: JSON.stringify(after),
      created_at: now,
    })
    .execute();
}
