import { staff } from '../map/admin-endpoint.ts';

export const auditEndpoints = {
  listAudit: staff('/api/admin/audit/list', 'reads', 'view-audit'),
  showAudit: staff('/api/admin/audit/show', 'reads', 'view-audit'),
} as const;
