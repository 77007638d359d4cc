export { badgesOf, cutBadge } from './badges.ts';
export { type CardView, cardView, type ListedCard, listedCard } from './card.present.ts';
export { CardGrid } from './card-grid.tsx';
export { CardSkeletons } from './card-skeletons.tsx';
export { ColourDots } from './colour-dots.tsx';
export { ProductLinks } from './product-links.tsx';
export { pictureAddress, productPicture } from './product-picture.ts';
export { Rating } from './rating.tsx';
export { type SmallProduct, smallProduct } from './small-product.ts';
export { StockLine } from './stock-line.tsx';

export const loadCardList = () => import('./card-list.tsx');
