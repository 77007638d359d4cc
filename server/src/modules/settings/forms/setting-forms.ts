import { refuse } from '@tokhi/contract/texts/refusals';
import { deliveryForms } from './delivery-forms.ts';
import { moneyForms } from './money-forms.ts';
import { noticeForms } from './notice-forms.ts';
import type { FormGroup, SettingForm } from './setting-form.ts';
import { shopForms } from './shop-forms.ts';
import { workForms } from './work-forms.ts';

/** All forms of the settings screen, in order. The networks and the columns of bank files have their own screens. */
export const formGroups: readonly FormGroup[] = [shopForms, deliveryForms, moneyForms, noticeForms, workForms];

export const settingForms: readonly SettingForm[] = formGroups.flatMap(({ forms }) => forms);

export function formNamed(name: string): SettingForm {
  const form = settingForms.find((one) => one.name === name);
  if (form === undefined) throw refuse('setting_not_found');
  return form;
}
