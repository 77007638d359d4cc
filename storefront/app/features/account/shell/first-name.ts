/** How somebody is greeted: by the first word of the name; nothing where there is none yet. */
export const firstName = (name: string): string => name.trim().split(/\s+/, 1)[0] ?? '';
