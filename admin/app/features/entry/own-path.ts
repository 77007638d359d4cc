/** Where the member wanted to go: one of our own paths, never an address that a mail brought along. */
export const ownPath = (to: string | null): string => (to !== null && /^\/(?![/\\])/.test(to) ? to : '/');
