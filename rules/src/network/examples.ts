// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { countedNetwork } from './counted-network.ts';
import { maskedAddress } from './masked-address.ts';

export const examples = {
  'counted-network': (): string =>
    `2001:db8:1:2::7 and 2001:db8:1:2:a::9 are both counted as ${countedNetwork('2001:db8:1:2:a::9')}, and ::ffff:203.0.113.9 as ${countedNetwork('::ffff:203.0.113.9')}.`,
  'masked-address': (): string =>
    `203.0.113.9 is shown as ${maskedAddress('203.0.113.9')}, and 2001:db8:1:2::7 as ${maskedAddress('2001:db8:1:2::7')}.`,
};
