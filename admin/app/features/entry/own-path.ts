/** Where the member wanted to go: only a path of our own, never a foreign address from a mail. */
export const ownPath = (to: string | null): string => (to !== null && /^\/(?![/\\])/.test(to) ? to : '/');
