import { parseArgs } from 'node:util';
import { staffRoles } from '@tokhi/contract/admin/permissions';
import { email, personName } from '@tokhi/contract/fields/person-fields';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { invite as inviteMember } from '../modules/staff/public.ts';

const Invitation = z.object({ email, name: personName, role: z.array(z.enum(staffRoles)).min(1) });

const HOW = `npm run staff -- invite --email … --name … --role owner   (roles: ${staffRoles.join(', ')})`;

/** `invite --email … --name … --role …`: creates a staff member and returns the one-time secret for setting the password. */
export async function invite(db: Db, args: string[], { origin, now }: { origin: string; now: Date }): Promise<string> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { email: text, name: text, role: { ...text, multiple: true } } });
  const parsed = Invitation.safeParse(values);
  if (!parsed.success) throw new Error(HOW);
  const { role: roles, ...member } = parsed.data;
  const token = await inviteMember(db, { ...member, roles }, now);
  return [
    `${member.email} is invited as ${roles.join(', ')}. This works once and for 48 hours; nobody can read it again:`,
    `  ${origin}/invitation#${token}`,
    'It opens a page where the password is chosen; the second factor follows at the first login.',
  ].join('\n');
}
