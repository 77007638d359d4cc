const LONGEST = 100;

/** A text as it is counted: equal texts share one row. Either half of a character becomes the same replacement sign as in the database. */
export const countedText = (typed: string): string =>
  typed.toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST).toWellFormed();

/** An email address, a phone or card number: the tables of searches and outcomes refuse the same. */
const PERSONAL = /@|(?:\d[ .()+-]*){8}/;

export const mayNamePerson = (text: string): boolean => PERSONAL.test(text);
