/** A room is wider than its layout and cut by it, so it is drawn wider than it is seen. */
export const HERO_SIZES = '(max-width: 767.98px) 146vw, (max-width: 1199.98px) 1052px, 1280px';
