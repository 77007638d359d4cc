/** Prints a provider's failure for the person at the screen. */
export const sayTrouble = (provider: string, reason: string): void => console.error(`${provider}: ${reason}`);
