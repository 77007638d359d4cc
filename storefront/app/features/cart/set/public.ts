// A door of its own: that of the cart stands in the shell of every page.
export { putSetIn } from './put-set-in.ts';
export { SetButton } from './set-button.tsx';
