import { openFailures } from '../../../jobs/open-failures.queries.ts';
import { type InboxKind, MOST_ITEMS } from '../inbox-kind.ts';

export const jobFailed: InboxKind = {
  ...{ name: 'job-failed', title: 'Гүйцээгүй ажил', may: 'retry-jobs', ages: { soon: 1, late: 24 } },
  find: async ({ db }) =>
    (await openFailures(db, MOST_ITEMS)).map(({ id, name, last_error, failed_at }) => ({
      ...{ subject: String(id), about: name, detail: last_error, since: failed_at },
    })),
  action: { label: 'Дахин ажиллуулах', to: () => null, job: ({ subject }) => Number(subject) },
};
