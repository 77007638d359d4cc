export { FiguresStrip } from './figures-strip.tsx';
export { previewQuery, type Wanted } from './prices-query.ts';
