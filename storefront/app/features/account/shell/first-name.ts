/** The name in a greeting: the first word of the full name; empty without a name. */
export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? '';
