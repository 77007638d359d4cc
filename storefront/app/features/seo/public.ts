export { JsonLd } from './json-ld.tsx';
export { pageMeta } from './page-meta.ts';
