export { invite } from './invitations/invite.ts';
export { namesOfStaff } from './members.queries.ts';
export { createFindStaffSession } from './sessions/find-staff-session.ts';
export { createSecretBox } from './totp/secret-box.ts';
