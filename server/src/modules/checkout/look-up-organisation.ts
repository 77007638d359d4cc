import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { TaxpayerLookUp } from '../../providers/e-barimt-lookup/open-e-barimt-lookup.ts';

/** The organisation of a register number. Null if the service is away or off: the order continues with what was typed. */
export async function lookUpOrganisation(
  lookUp: TaxpayerLookUp | null,
  { register }: CallBody<Calls['lookUpOrganisation']>,
): Promise<CallReply<Calls['lookUpOrganisation']>> {
  const found = lookUp === null ? 'away' : await lookUp.byRegister(register);
  if (found === 'away' || found === 'unknown') {
    return { result: 'success', organisation: null, away: found === 'away' };
  }
  return { result: 'success', organisation: { name: found.name, vat_payer: found.isVatPayer }, away: false };
}
