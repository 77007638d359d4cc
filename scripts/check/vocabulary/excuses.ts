import { EXCEPTIONS, type Exception } from './exceptions.ts';

export interface Excuses {
  isExcused: (word: string, found: string, file: string) => boolean;
  /** Exceptions that excused nothing. */
  unused: () => Exception[];
}

export function createExcuses(exceptions: readonly Exception[] = EXCEPTIONS): Excuses {
  const used = new Set<Exception>();
  return {
    isExcused(word, found, file) {
      const fits = exceptions.filter(
        (one) => one.word.test(word) && (one.found?.test(found) ?? true) && (one.file?.test(file) ?? true),
      );
      for (const one of fits) used.add(one);
      return fits.length > 0;
    },
    unused: () => exceptions.filter((one) => !used.has(one)),
  };
}
