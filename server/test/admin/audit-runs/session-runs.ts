import { Secret, TOTP } from 'otpauth';
import { invite } from '../../../src/modules/staff/public.ts';
import { askAdmin } from '../admin-of-test.ts';
import { authenticatorOfTest } from '../authenticator-of-test.ts';
import { enterPassword, insertMember, logIn, type MemberOfTest, PASSWORD } from '../member-of-test.ts';
import type { Run, RunDeps, Runs } from './audit-run.ts';

/** Logins, second factors and the team. */
export function sessionRuns({ db, admin, secrets }: RunDeps): Runs {
  const newMember = () => insertMember(db(), ['support']);
  const invited = () =>
    invite(db(), { email: `i${Date.now()}@tokhi.example`, name: 'Я', roles: ['support'] }, admin().clock.now);
  const ofNewMember = async (): Promise<Run> => ({ body: { staffId: (await newMember()).id, version: 1 } });
  const challenge = async (name: 'passkeyToAdd' | 'passkeyToShow', by: string) =>
    (await askAdmin(admin(), name, {}, { cookie: by })).body.options as { challenge: string };

  /** A code that is not used yet: half a minute after the last one. */
  async function freshCode(member: MemberOfTest): Promise<string> {
    admin().clock.now = new Date(admin().clock.now.getTime() + 30_000);
    return member.code(admin().clock.now);
  }
  async function withPasskey() {
    const member = await newMember();
    const by = await logIn(admin(), member);
    const key = authenticatorOfTest();
    const answer = key.create(await challenge('passkeyToAdd', by));
    await askAdmin(admin(), 'addPasskey', { name: 'Утас', answer }, { cookie: by });
    return { member, by, key };
  }

  return {
    login: async () => ({ body: { email: (await newMember()).email, password: PASSWORD } }),
    acceptInvitation: async () => {
      const token = await invited();
      secrets.push(token);
      return { body: { token, password: PASSWORD } };
    },
    setUpTotp: async () => ({
      body: {},
      cookie: await enterPassword(admin(), await insertMember(db(), ['support'], { totp: false })),
    }),
    secondFactor: async () => {
      const waiting = await enterPassword(admin(), await insertMember(db(), ['support'], { totp: false }));
      const { body } = await askAdmin(admin(), 'setUpTotp', {}, { cookie: waiting });
      secrets.push(body.secret);
      const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
      return { body: { code: totp.generate({ timestamp: admin().clock.now.getTime() }) }, cookie: waiting };
    },
    logout: async () => ({ body: {}, cookie: await logIn(admin(), await newMember()) }),
    stepUp: async () => {
      const member = await newMember();
      const by = await logIn(admin(), member);
      return { body: { code: await freshCode(member) }, cookie: by };
    },
    passkeyToShow: async () => ({ body: {}, cookie: (await withPasskey()).by }),
    showPasskey: async () => {
      const { member, key } = await withPasskey();
      const waiting = await enterPassword(admin(), member);
      return { body: { answer: key.get(await challenge('passkeyToShow', waiting)) }, cookie: waiting };
    },
    passkeyToAdd: async () => ({ body: {}, cookie: await logIn(admin(), await newMember()) }),
    addPasskey: async () => {
      const by = await logIn(admin(), await newMember());
      const answer = authenticatorOfTest().create(await challenge('passkeyToAdd', by));
      return { body: { name: 'Утас', answer }, cookie: by };
    },
    removePasskey: async () => {
      const { by, key } = await withPasskey();
      return { body: { id: key.id }, cookie: by };
    },
    makeRecoveryCodes: async () => ({ body: {}, cookie: await logIn(admin(), await newMember()) }),
    useRecoveryCode: async () => {
      const member = await newMember();
      const by = await logIn(admin(), member);
      const { codes } = (await askAdmin(admin(), 'makeRecoveryCodes', {}, { cookie: by })).body;
      secrets.push(...codes);
      return { body: { code: codes[0] }, cookie: await enterPassword(admin(), member) };
    },
    endSession: async () => {
      const member = await newMember();
      const [by] = [await logIn(admin(), member), await logIn(admin(), member)];
      const { sessions } = (await askAdmin(admin(), 'showSecurity', {}, { cookie: by })).body;
      return { body: { id: sessions.find((one: { isThis: boolean }) => !one.isThis).id }, cookie: by ?? '' };
    },
    inviteMember: async () => ({ body: { email: 'audited@tokhi.example', name: 'Я', roles: ['support'] } }),
    changeRoles: async () => ({ body: { ...(await ofNewMember()).body, roles: ['orders'] } }),
    disableMember: ofNewMember,
    renewAccess: ofNewMember,
    changeNetworks: async () => ({ body: { networks: ['0.0.0.0/0'], version: 1 } }),
  };
}
