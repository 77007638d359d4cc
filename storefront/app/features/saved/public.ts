export { BellButton } from './bell-button.tsx';
export { HeartButton } from './heart-button.tsx';
export { PendingFavouriteAfterLogin } from './pending-favourite-after-login.tsx';
