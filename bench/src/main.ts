// `npm run bench`: what one process does on this machine, over loopback, bounded in time.
//   npm run bench                                  a shop that already runs (measure-running-shop.ts)
//   npm run bench -- catalogue --products 100000   a synthetic catalogue of that size (catalogue/bench-catalogue.ts)
import { benchCatalogue } from './catalogue/bench-catalogue.ts';
import { measureRunningShop } from './measure-running-shop.ts';

const [what, ...options] = process.argv.slice(2);
if (what === undefined) await measureRunningShop();
else if (what === 'catalogue') await benchCatalogue(options);
else throw new Error(`${what} is not known; say nothing, or: catalogue --products 10000`);
