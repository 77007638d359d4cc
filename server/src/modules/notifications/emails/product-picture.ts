/** The address of a product's picture in emails: the same for everybody, so that it does not reveal who opened an email. */
export const productPicture = (origin: string, picture: string): string => `${origin}/images/product/${picture}`;
