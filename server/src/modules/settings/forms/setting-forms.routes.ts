import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { approveForm, prepareForm, saveForm } from './change-settings.ts';
import { type FormDeps, listSettings, showSetting } from './show-settings.ts';

export function bindSettingForms(table: AdminTable, deps: FormDeps): void {
  table.bind('listSettings', () => listSettings(deps));
  table.bind('showSetting', ({ form }, caller) => showSetting(deps, form, caller));
  table.bind('saveSetting', (body, caller) => saveForm(deps, body, caller));
  table.bind('prepareSetting', (body, caller) => prepareForm(deps, body, caller));
  table.bind('approveSetting', (body, caller) => approveForm(deps, body, caller));
}
