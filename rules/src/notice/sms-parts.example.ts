import { smsParts } from './sms-parts.ts';

export const example = (): string => {
  const said = 'Тохь: IK6180339887 захиалгын төлбөр төлөгдлөө. +12,744 бонус.';
  return `«${said}» has ${said.length} signs and goes as ${smsParts(said)}; a text of 71 would go as ${smsParts('я'.repeat(71))}.`;
};
