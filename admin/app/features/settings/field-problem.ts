import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import { CallRefused } from '@tokhi/contract/ask-calls';

/** The path of the wrong value, such as `rows[2].day`; null if the server refused for another reason. */
export function wrongFieldOf(error: unknown): string | null {
  if (!(error instanceof CallRefused) || error.code !== 'setting_invalid') return null;
  const { field = '' } = error.details ?? {};
  return String(field);
}

/** The allowed values of a field, shown if its value is wrong. */
export function takesText({ kind, min, max, isWhole }: SettingField): string {
  if (kind === 'number') {
    const bounds = min !== null && max !== null && max < Number.MAX_SAFE_INTEGER ? `${min}–${max}` : '';
    return ['Тохирохгүй утга', bounds, isWhole ? 'бүхэл тоо' : ''].filter(Boolean).join(', ');
  }
  if (kind === 'text' && max !== null) return `Тохирохгүй утга, ${max} тэмдэгт хүртэл`;
  return 'Тохирохгүй утга';
}
