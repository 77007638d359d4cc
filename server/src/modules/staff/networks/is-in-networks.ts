import { BlockList, isIP } from 'node:net';
import { countedNetwork } from '@tokhi/rules/network/counted-network';

/** Whether an address is in one of these networks (CIDR); true if there are none. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const listed = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    listed.addSubnet(base, Number(bits), isIP(base) === 6 ? 'ipv6' : 'ipv4');
  }
  // An IPv4 address written as IPv6 counts as IPv4.
  const plain = countedNetwork(address).endsWith('/64') ? address : countedNetwork(address);
  const family = isIP(plain);
  return family !== 0 && listed.check(plain, family === 6 ? 'ipv6' : 'ipv4');
}
