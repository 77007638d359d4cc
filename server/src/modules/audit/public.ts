export {
  type AuditEntry,
  countEvents,
  eventsOfSubject,
  type Facts,
  staffEventsOf,
  writeAudit,
  writeSecurityEvent,
} from './audit.queries.ts';
export {
  type AuditFilter,
  type AuditRow,
  auditRow,
  auditRows,
  countAuditRows,
  rowsAbout,
  rowsOfRequest,
} from './audit-lists.queries.ts';
export { traceOfAudit } from './audit-trace.queries.ts';
export { auditedAfter, newestAudited } from './audited-after.queries.ts';
export { auditedBy } from './audited-by.ts';
export { staffEventsSince } from './event-figures.queries.ts';
export { listRecentEvents } from './list-recent-events.ts';
export { noteAbout } from './note-about.ts';
export { noteRefusedAttempts, noteSecurityEvent } from './note-security-event.ts';
export { purgeSecurityEventsHandler } from './purge-security-events.job.ts';
export type { SecurityAction } from './security-actions.ts';
export { eraseEvents, rowsOfCustomer } from './security-events.queries.ts';
