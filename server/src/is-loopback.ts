/** Whether an address is on this machine, like those of stand-ins. */
export const isLoopback = (address: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname);
