/** A holiday of the form. */
interface Holiday {
  day: string;
  name: string;
}

const LINE = /^\s*(\d{4})[-./](\d{1,2})[-./](\d{1,2})[\s,;:–-]+(\S.*)$/;

/** The days of a pasted list, one per line: «2027-02-08 Цагаан сар»; and how many lines could not be read. */
export function pastedHolidays(text: string): { days: Holiday[]; unread: number } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const days = lines.flatMap((line) => {
    const [, year = '', month = '', day = '', name = ''] = LINE.exec(line) ?? [];
    return name === '' ? [] : [{ day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, name: name.trim() }];
  });
  return { days, unread: lines.length - days.length };
}

/** The list with these days; a day in both gets the pasted name. */
export const withHolidays = (rows: readonly Holiday[], pasted: readonly Holiday[]): Holiday[] =>
  [...new Map([...rows, ...pasted].map((one) => [one.day, one])).values()].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  );
