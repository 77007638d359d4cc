/** Load goes to loopback only, never to other machines. */
export function onThisMachine(address: string): string {
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(new URL(address).hostname)) {
    throw new Error(`${new URL(address).host} is not this machine; load goes to loopback only`);
  }
  return address;
}
