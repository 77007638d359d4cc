/** The displayed width of a card's picture, as a `sizes` attribute. */
export const CARD_SIZES = '(max-width:767.98px) 50vw,(max-width:1199.98px) 33vw,320px';
