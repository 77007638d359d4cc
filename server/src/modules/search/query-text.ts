const LONGEST = 100;

/** A text as it is counted: two people who type the same are one row. Half a character is the same sign to the database, whichever half. */
export const countedText = (typed: string): string =>
  typed.toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST).toWellFormed();

/** An email address, a phone or the number of a card: the tables of searches and outcomes refuse the same. */
const PERSONAL = /@|(?:\d[ .()+-]*){8}/;

export const mayNamePerson = (text: string): boolean => PERSONAL.test(text);
