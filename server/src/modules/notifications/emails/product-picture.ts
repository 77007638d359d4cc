/** Where an email finds a product's picture: an address that is the same for everybody, so that opening an email does not tell who did. */
export const productPicture = (origin: string, picture: string): string => `${origin}/images/product/${picture}`;
