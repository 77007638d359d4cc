// `npm run bench`: the performance of one process on this machine, over loopback, bounded in time.
//   npm run bench -- accounts                      timing, pages beside a flood of logins, session lookup (accounts/bench-accounts.ts)
//   npm run bench -- admin --orders 1000000       lists, tabs, filter pairs and search of staff (orders/bench-staff-lists.ts)
//   npm run bench -- staff --orders 20            the shop without and with twenty staff at work (orders/bench-staff-beside-shop.ts)
//   npm run bench -- emails                       emails while the mail server is down and the worker is killed (accounts/bench-emails.ts)
//   npm run bench -- catalogue --products 100000   calls on a synthetic catalogue of that size (catalogue/bench-catalogue.ts)
//   npm run bench -- files --folder F              bad price lists sent to admin (uploads/bench-bad-files.ts)
//   npm run bench -- goods --products 50000       products, prices, customers, stock, audit, codes, reports of staff (goods/bench-goods.ts)
//   npm run bench -- import --products 50000       a price list over all products: compared, applied, rolled back (imports/bench-import.ts)
//   npm run bench -- index --products 100000       what the index of products costs each process (catalogue/index-size/bench-index.ts)
//   npm run bench -- money                         money under load, and while banks are down or slow (money/bench-money.ts)
//   npm run bench -- observability --rounds 30     calls with and without metrics, traces and spans (observability/bench-observability.ts)
//   npm run bench -- orders --orders 1000000      orders created, shown and ended in a shop of so many (orders/bench-orders.ts)
//   npm run bench -- partitions --rows 3000000    an append-only table, plain and by month (partitions/bench-partitions.ts)
//   npm run bench -- peers                         checkout and race beside a bare server of Fastify and pg (peers/bench-peers.ts)
//   npm run bench -- pages                         product pages, rendered and from the edge cache (pages/bench-pages.ts)
//   npm run bench -- pictures                      twenty pictures of 15 MB at once (uploads/bench-pictures.ts)
import { benchAccounts } from './accounts/bench-accounts.ts';
import { benchEmails } from './accounts/bench-emails.ts';
import { benchCatalogue } from './catalogue/bench-catalogue.ts';
import { benchIndex } from './catalogue/index-size/bench-index.ts';
import { benchGoods } from './goods/bench-goods.ts';
import { benchImport } from './imports/bench-import.ts';
import { benchMoney } from './money/bench-money.ts';
import { benchObservability } from './observability/bench-observability.ts';
import { benchOrders } from './orders/bench-orders.ts';
import { benchStaffBesideShop } from './orders/bench-staff-beside-shop.ts';
import { benchStaffLists } from './orders/bench-staff-lists.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchPartitions } from './partitions/bench-partitions.ts';
import { benchPeers } from './peers/bench-peers.ts';
import { benchBadFiles } from './uploads/bench-bad-files.ts';
import { benchPictures } from './uploads/bench-pictures.ts';

const [what, ...options] = process.argv.slice(2);
if (what === 'catalogue') await benchCatalogue(options);
else if (what === 'orders') await benchOrders(options);
else if (what === 'admin') await benchStaffLists(options);
else if (what === 'staff') await benchStaffBesideShop(options);
else if (what === 'files') await benchBadFiles(options);
else if (what === 'pictures') await benchPictures(options);
else if (what === 'goods') await benchGoods(options);
else if (what === 'import') await benchImport(options);
else if (what === 'money') await benchMoney(options);
else if (what === 'observability') await benchObservability(options);
else if (what === 'pages') await benchPages();
else if (what === 'index') await benchIndex(options);
else if (what === 'partitions') await benchPartitions(options);
else if (what === 'peers') await benchPeers();
else if (what === 'accounts') await benchAccounts();
else if (what === 'emails') await benchEmails(options);
else
  throw new Error(
    `${what ?? 'nothing'} is not known; say: catalogue --products 10000, orders, admin, staff, files, goods, import, index, money, observability, pages, partitions, peers, pictures, accounts, or: emails`,
  );
