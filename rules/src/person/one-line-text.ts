// One line of text (spec §5 Register, Shipping form): a name has no line breaks, no other control characters and nothing that turns the direction of the text around it.

/** U+0000–001F, U+007F–009F, the two separators of lines and paragraphs, and the marks that reorder the text around them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/u;

/** Whether a name, a title or a holder can stand in one line of an email, a list or a label; blanks around it do not count. */
export const isOneLine = (typed: string): boolean => !CONTROL.test(typed.trim());
