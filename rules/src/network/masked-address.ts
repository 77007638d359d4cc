// Masked network address (spec §2 Profile): a customer reads half of an address that touched the account: enough to know the own network, too little to find a stranger.
import { countedNetwork } from './counted-network.ts';

/** «203.0.•.•», «2001:db8:•»; empty for none. */
export function maskedAddress(address: string): string {
  const network = countedNetwork(address);
  if (network === '') return '';
  const isV6 = network.includes(':');
  const [first, second] = network.split(isV6 ? ':' : '.');
  return isV6 ? `${first}:${second}:•` : `${first}.${second}.•.•`;
}
