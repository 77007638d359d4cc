export type { AccountDeps } from './account-deps.ts';
export { CUSTOMER_ID, namedCustomer, nameOfCustomer } from './accounts.queries.ts';
export { lockForStaff, writeBlock } from './admin/block.queries.ts';
export {
  allCustomers,
  blockedCustomers,
  type Contact,
  type CustomerKey,
  customersByContact,
  customersNamed,
  customersSince,
  type ListPage,
  organisations,
} from './admin/customer-lists.queries.ts';
export { insertUnproven } from './admin/insert-unproven.queries.ts';
export {
  devicesOf,
  insertCustomerNote,
  type ListedCustomerRow,
  lastAddressOf,
  listedCustomers,
  notesAbout,
  type ShownCustomerRow,
  shownCustomer,
} from './admin/shown-customers.queries.ts';
export { type AttemptLog, createAttemptLog } from './attempts/create-attempt-log.ts';
export { mailLinkHandler } from './links/mail-link.job.ts';
export { ownsAddress, readersOf, wantsSms, wantsSmsOf } from './notices/notices.queries.ts';
export { eraseCustomer } from './own/erase-customer.ts';
export { lockCustomer, lockCustomerForOrder, shareCustomer } from './own/lock-customer.ts';
export { ownProfile } from './own/own-profile.ts';
export { rowsOfCustomer } from './own/own-rows.queries.ts';
export { proveOwner } from './own/prove-owner.ts';
export { addressRemembered, type UsedAddress, usedAddresses } from './own/used-addresses.queries.ts';
export { checkPassword } from './passwords/check-password.ts';
export { isCommon, readCommonPasswords } from './passwords/common-passwords.ts';
export { createPasswords } from './passwords/create-passwords.ts';
export { purgePastEntriesHandler } from './purge-past-entries.job.ts';
export { hashOf, newSecret } from './secrets.ts';
export { createFindSession } from './sessions/find-session.ts';
export type { SessionLives } from './sessions/session-lives.ts';
export { revokeSessions } from './sessions/sessions.queries.ts';
export { copyPictureHandler } from './social/copy-picture.job.ts';
export { openSocial, type Social } from './social/open-social.ts';
export { countInDatabase } from './tries/count-in-database.ts';
export { countInRedis } from './tries/count-in-redis.ts';
export { createTries, type Tries } from './tries/create-tries.ts';
