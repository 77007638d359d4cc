import { insertMember, logIn } from '../member-of-test.ts';
import type { RunDeps, Runs } from './audit-run.ts';

/** Settings that one person changes, and those that two change. */
export function settingRuns({ db, admin, ask }: RunDeps): Runs {
  const shown = async (form: string) => (await ask('showSetting', { form })).body.form;
  const change = async (form: string, changed: object) => {
    const { value, version } = await shown(form);
    return { form, version, value: { ...value, ...changed } };
  };
  return {
    saveSetting: async () => ({ body: await change('popular_searches', { popularSearches: ['аудит'] }) }),
    prepareSetting: async () => ({
      body: { ...(await change('approvals', { secondPersonAboveTug: 400_000 })), reason: 'Бага дүнг ч хоёр хүн' },
    }),
    approveSetting: async () => {
      const other = await logIn(admin(), await insertMember(db(), ['finance']));
      const { approval } = await shown('approvals');
      return { body: { approval: approval.id, version: approval.version, state: 'approved' }, cookie: other };
    },
  };
}
