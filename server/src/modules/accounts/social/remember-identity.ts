import { personName } from '@tokhi/contract/fields/person-fields';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { EnteringCustomer } from '../entry/customers.queries.ts';
import { copyPictureJob } from './copy-picture.job.ts';
import { linkIdentity, setName } from './identities.queries.ts';
import type { Identity } from './identity.ts';

/** Links an identity to a customer whose row is locked, and copies what the account lacks. */
export async function rememberIdentity(
  tx: Tx,
  customer: EnteringCustomer,
  identity: Pick<Identity, 'issuer' | 'subject' | 'name' | 'pictureUrl'>,
): Promise<EnteringCustomer> {
  const { id: customerId } = customer;
  const { issuer, pictureUrl } = identity;
  if (!(await linkIdentity(tx, customerId, identity))) return customer;
  if (pictureUrl !== null) {
    await enqueue(tx, copyPictureJob, { customerId, issuer }, `${copyPictureJob.name}:${customerId}`);
  }
  const name = customer.name ?? personName.safeParse(identity.name).data ?? null;
  if (name !== customer.name) await setName(tx, customerId, name);
  return { ...customer, name };
}
