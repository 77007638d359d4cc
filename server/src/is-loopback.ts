/** Whether an address is one of this very machine, as those of stand-ins are. */
export const isLoopback = (address: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname);
