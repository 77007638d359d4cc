// Text length (spec §9 Field bounds): a required text has at least one character and at most so many, blanks around it not counted.

/** Null for a text that fits, else the reason for an empty one or for one that is too long. */
export function checkLength<Reason>(typed: string, longest: number, empty: Reason, tooLong: Reason): Reason | null {
  const { length } = typed.trim();
  if (length === 0) return empty;
  return length > longest ? tooLong : null;
}
