// `npm run bench`: what one process does on this machine, over loopback, bounded in time.
//   npm run bench -- catalogue --products 100000   calls on a synthetic catalogue of that size (catalogue/bench-catalogue.ts)
//   npm run bench -- pages                         product pages, rendered and out of the edge cache (pages/bench-pages.ts)
import { benchCatalogue } from './catalogue/bench-catalogue.ts';
import { benchPages } from './pages/bench-pages.ts';

const [what, ...options] = process.argv.slice(2);
if (what === 'catalogue') await benchCatalogue(options);
else if (what === 'pages') await benchPages();
else throw new Error(`${what ?? 'nothing'} is not known; say: catalogue --products 10000, or: pages`);
