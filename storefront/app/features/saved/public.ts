export { BellButton } from './bell-button.tsx';
export { HeartButton } from './heart-button.tsx';
export { WishAfterLogin } from './wish-after-login.tsx';
