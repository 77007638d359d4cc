/**
 * The second key of a word, used when the first finds nothing: ө is very often typed as Latin u ("hurgugch", "uruu", "tumur"), and long и
 * and у as short. Plain replacements, so that SQL can compute the same: `replace(replace(translate(key, 'u', 'o'), 'oo', 'o'), 'ii', 'i')`.
 */
export const looseKey = (key: string): string => key.replaceAll('u', 'o').replaceAll('oo', 'o').replaceAll('ii', 'i');
