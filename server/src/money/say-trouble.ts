/** What a provider did wrong, for whoever stands before the screen. */
export const sayTrouble = (provider: string, reason: string): void => console.error(`${provider}: ${reason}`);
