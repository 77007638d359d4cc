/** People use the last four digits to tell two customers apart. */
export const maskedPhone = (phone: string): string => `••••${phone.slice(-4)}`;

/** The first character and the mail domain. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

const SHOWN_OF_TEXT = 2;

/** Names and addresses in audit rows, which are never erased: enough to see that the value changed. */
export const maskedText = (text: string): string => `${text.slice(0, SHOWN_OF_TEXT)}•••`;
