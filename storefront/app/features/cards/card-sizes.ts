/** How wide the picture of a card is shown, as the `sizes` attribute wants it. */
export const CARD_SIZES = '(max-width:767.98px) 50vw,(max-width:1199.98px) 33vw,320px';
