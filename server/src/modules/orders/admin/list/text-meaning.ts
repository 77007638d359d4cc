/** What a text in the search field can mean. */
export type TextMeaning =
  | { is: 'number'; number: string }
  | { is: 'number ending'; digits: string }
  | { is: 'ending'; digits: string }
  | { is: 'phone'; phone: string }
  | { is: 'email'; start: string }
  | { is: 'name'; part: string };

const NUMBER = /^(?:IK)?(\d{10})$/i;
const NUMBER_ENDING = /^IK(\d{4})$/i;
const ENDING = /^\d{4}$/;
const PHONE = /^(?:\+?976)?(\d{8})$/;

/** Four digits may end a number or a phone, after IK only a number; phones may contain spaces and dashes. */
export function meaningOf(text: string): TextMeaning {
  const typed = text.trim();
  const close = typed.replace(/[\s-]/g, '');
  const [, number] = NUMBER.exec(close) ?? [];
  if (number !== undefined) return { is: 'number', number: `IK${number}` };
  const [, numberEnding] = NUMBER_ENDING.exec(close) ?? [];
  if (numberEnding !== undefined) return { is: 'number ending', digits: numberEnding };
  if (ENDING.test(close)) return { is: 'ending', digits: close };
  const [, phone] = PHONE.exec(close) ?? [];
  if (phone !== undefined) return { is: 'phone', phone };
  if (typed.includes('@')) return { is: 'email', start: typed.toLowerCase() };
  return { is: 'name', part: typed };
}

/** Whether only few orders can match, however many orders there are: then all of them are searched. */
export const findsFew = ({ is }: TextMeaning): boolean => is !== 'name';
