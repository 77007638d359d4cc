export { type CardView, cardView } from './card.present.ts';
export { CardGrid } from './card-grid.tsx';
export { CardList } from './card-list.tsx';
export { ColourDots } from './colour-dots.tsx';
export { StockLine } from './stock-line.tsx';
