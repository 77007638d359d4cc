import './masked-icon.css';

export type MaskedIcon =
  | 'arrow-right'
  | 'bell'
  | 'heart'
  | 'home'
  | 'layout-grid'
  | 'scale'
  | 'shopping-bag'
  | 'truck'
  | 'user';

/** The class of an element that shows an icon before its content. */
export const maskedIcon = (name: MaskedIcon): string => `masked masked--${name}`;
