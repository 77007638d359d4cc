// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { formatMoment } from '../delivery/calendar.ts';
import { fillText } from './fill-text.ts';
import { budgetOf, mailboxOf } from './notice-budget.ts';
import { smsMoment } from './sms-hours.ts';
import { smsParts } from './sms-parts.ts';

export const examples = {
  'fill-text': () => fillText('{хугацаа} хүртэл {дүн} төлнө үү.', { хугацаа: '11/16, 10:36', дүн: '89,900₮' }),
  'notice-budget': (): string => {
    const { aDay, aMonth } = budgetOf({ aDay: 3, aMonth: 10 }, false);
    return `Whoever orders as Bold+1@tokhi.example and bold+2@tokhi.example writes to ${mailboxOf('Bold+1@tokhi.example')} both times, ${aDay} times in a day and ${aMonth} times in thirty.`;
  },
  'sms-hours': (): string => {
    const late = new Date('2026-11-16T13:30:00Z');
    return `What happens at ${formatMoment(late)} is told to the phone at ${formatMoment(smsMoment(late))}.`;
  },
  'sms-parts': (): string => {
    const said = 'Тохь: IK6180339887 захиалгын төлбөр төлөгдлөө. +12,744 бонус.';
    return `«${said}» has ${said.length} signs and goes as ${smsParts(said)}; a text of 71 would go as ${smsParts('я'.repeat(71))}.`;
  },
};
