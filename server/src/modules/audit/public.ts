export { writeAudit } from './audit.queries.ts';
