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

/** The class of an element that an icon stands in, before whatever else it holds. */
export const maskedIcon = (name: MaskedIcon): string => `masked masked--${name}`;
