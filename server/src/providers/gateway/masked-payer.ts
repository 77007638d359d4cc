/** The payer as the shop may know it: of a phone or an account, the first and last two digits. */
export const maskedPayer = (reported: string | null | undefined): string | null =>
  reported ? reported.replace(/\d{6,}/g, (digits) => `${digits.slice(0, 2)}****${digits.slice(-2)}`) : null;
