import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import { specOfJob } from '../../../jobs/enqueue.ts';
import { JobFailure } from '../../../jobs/failure-reason.ts';
import { unnamedRegister, writeOrganisationName } from './paper.queries.ts';

const nameOrganisationJob = defineJob({
  name: 'name-organisation',
  // The queue of the tax office: no payment and no email waits for this job.
  queue: 'receipts',
  payload: z.object({ orderId: z.int().positive() }),
  // Before receipts: somebody is about to print the invoice.
  priority: 10,
  // Three and a half hours without an answer of the tax office; until then the invoice shows only the register.
  attempts: 10,
});

/** To be enqueued in the transaction that makes an organisation's order. */
export const nameOrganisationSpec = (orderId: number) =>
  specOfJob(nameOrganisationJob, { orderId }, `${nameOrganisationJob.name}:${orderId}`);

/** The port implemented by the module that looks up names at the tax office. */
type FindOrganisation = (register: string) => Promise<{ name: string } | 'unknown' | 'away'>;

/** Stores the owner of the register with the order; an unknown register stays without a name. */
export const nameOrganisationHandler = (db: Db, findOrganisation: FindOrganisation): JobHandler =>
  handleJob(nameOrganisationJob, async ({ orderId }) => {
    const register = await unnamedRegister(db, orderId);
    if (register === undefined) return;
    const found = await findOrganisation(register);
    if (found === 'away') throw new JobFailure('the tax office cannot be asked for the name of a register');
    if (found !== 'unknown') await writeOrganisationName(db, orderId, found.name);
  });
