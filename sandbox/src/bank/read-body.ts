/** An unchecked JSON body. */
export type Sent = Record<string, unknown> | null;

/** A text field; an empty text for anything else. */
export const textIn = (body: Sent, name: string): string => {
  const value = body?.[name];
  return typeof value === 'string' ? value : '';
};

/** An amount as shops send it, as a number or as a text with decimals; null if it is not a valid amount. */
export function amountIn(body: Sent): number | null {
  const sent = body?.['amount'];
  const amount = typeof sent === 'number' || typeof sent === 'string' ? Number(sent) : Number.NaN;
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}
