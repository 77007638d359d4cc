import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import { settingForms } from '../../../src/modules/settings/forms/setting-forms.ts';
import type { HostileShop } from './hostile-shop.ts';
import { hostileTexts } from './hostile-texts-of-test.ts';

type Value = unknown;
type Record_ = Record<string, Value>;

/** The value with a text in every text field, except the paths that refused theirs. */
function withTexts(
  fields: readonly SettingField[],
  value: Record_,
  path: string,
  text: (of: SettingField, at: string) => string | null,
) {
  const changed: Record_ = { ...value };
  for (const field of fields) {
    const at = path === '' ? field.name : `${path}.${field.name}`;
    changed[field.name] = withText(field, value[field.name], at, text);
  }
  return changed;
}

function withText(
  field: SettingField,
  value: Value,
  at: string,
  text: (of: SettingField, at: string) => string | null,
): Value {
  if (field.kind === 'text') return text(field, at) ?? value;
  if (field.kind === 'group' && value !== null) return withTexts(field.fields, value as Record_, at, text);
  if (field.kind !== 'list') return value;
  const [item] = field.fields;
  return (value as Value[]).map((one, index) =>
    item?.name === ''
      ? withText(item, one, `${at}[${index}]`, text)
      : withTexts(field.fields, one as Record_, `${at}[${index}]`, text),
  );
}

/**
 * Saves every form with a text in each of its fields; a field that refuses its text, as the refusal names it, keeps its value. Returns
 * the accepted paths by form.
 */
export async function sendThroughSettings(shop: HostileShop): Promise<ReadonlyMap<string, readonly string[]>> {
  const { ask } = shop;
  const accepted = new Map<string, string[]>();
  for (const { name: form, isMoney } of settingForms) {
    await shop.renew();
    const { fields, value, version, approval: waiting } = (await ask('showSetting', { form })).body.form;
    if (waiting !== null)
      await ask('approveSetting', { approval: waiting.id, version: waiting.version, state: 'declined' }, 'finance');
    const refused = new Set<string>();
    const taken = new Set<string>();
    for (;;) {
      taken.clear();
      let drawn = 0;
      const changed = withTexts(fields, value, '', ({ max }, at) => {
        if (refused.has(at)) return null;
        taken.add(at);
        return hostileTexts(60, max ?? 200)[drawn++ % 60] ?? null;
      });
      const body = { form, version, value: changed };
      const sent = isMoney ? await ask('prepareSetting', { ...body, reason: '<b>' }) : await ask('saveSetting', body);
      if (sent.status === 200) break;
      const wrong = sent.body.details?.field;
      if (sent.body.code !== 'setting_invalid' || refused.has(wrong))
        throw new Error(`${form} answers ${sent.status}: ${JSON.stringify(sent.body)}`);
      refused.add(wrong);
    }
    accepted.set(form, [...taken]);
    if (!isMoney) continue;
    const { approval } = (await ask('showSetting', { form })).body.form;
    const finished = await ask(
      'approveSetting',
      { approval: approval.id, version: approval.version, state: 'approved' },
      'finance',
    );
    if (finished.status !== 200) throw new Error(`${form} is not approved: ${JSON.stringify(finished.body)}`);
  }
  return accepted;
}
