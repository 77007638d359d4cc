export { invite } from './invitations/invite.ts';
export { namesOfStaff, workingStaff } from './members.queries.ts';
export { createAdmitNetwork } from './networks/admit-network.ts';
export { createFindStaffSession } from './sessions/find-staff-session.ts';
export { createSecretBox } from './totp/secret-box.ts';
