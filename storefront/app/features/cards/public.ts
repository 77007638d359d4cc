export { badgesOf, cutBadge } from './badges.ts';
export { type CardView, cardView } from './card.present.ts';
export { CardGrid } from './card-grid.tsx';
export { CardList } from './card-list.tsx';
export { CardSkeletons } from './card-skeletons.tsx';
export { ColourDots } from './colour-dots.tsx';
export { pictureAddress, productPicture } from './product-picture.ts';
export { type SmallProduct, smallProduct } from './small-product.ts';
export { StockLine } from './stock-line.tsx';
