export { AccountCorner } from './shell/account-corner.tsx';
export { BonusLink } from './shell/bonus-link.tsx';
export { ProfileTab } from './shell/profile-tab.tsx';
export { SavedIcon } from './shell/saved-icon.tsx';
