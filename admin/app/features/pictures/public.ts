export { kindText, lacksAlt } from './kind-words.ts';
export { picturesQuery } from './pictures-query.ts';
