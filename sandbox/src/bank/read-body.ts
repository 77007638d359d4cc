/** A JSON body as anybody may send it. */
export type Sent = Record<string, unknown> | null;

/** A field that is a text; of anything else nothing. */
export const textIn = (body: Sent, name: string): string => {
  const value = body?.[name];
  return typeof value === 'string' ? value : '';
};

/** An amount as shops send it, as a number or as a text with decimals; null when it is no money. */
export function amountIn(body: Sent): number | null {
  const sent = body?.['amount'];
  const amount = typeof sent === 'number' || typeof sent === 'string' ? Number(sent) : Number.NaN;
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}
