export { namedListPaths } from './named/named-lists.ts';
