/** The last four digits are what people say to tell two customers apart. */
export const maskedPhone = (phone: string): string => `••••${phone.slice(-4)}`;

/** The first character and the provider. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••');

const SHOWN_OF_TEXT = 2;

/** Names and addresses in audit rows, which are never erased: enough to see that it is another one. */
export const maskedText = (text: string): string => `${text.slice(0, SHOWN_OF_TEXT)}•••`;
