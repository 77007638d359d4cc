// `npm run bench`: what one process does on this machine, over loopback, bounded in time.
//   npm run bench -- accounts                      what time tells, pages beside a flood of logins, a session among a million (accounts/bench-accounts.ts)
//   npm run bench -- admin --orders 1000000       lists, tabs, filter pairs and search of staff (orders/bench-staff-lists.ts)
//   npm run bench -- staff --orders 20            the shop without and with twenty staff at work (orders/bench-staff-beside-shop.ts)
//   npm run bench -- emails                       emails while the mail server is away and the worker is killed (accounts/bench-emails.ts)
//   npm run bench -- catalogue --products 100000   calls on a synthetic catalogue of that size (catalogue/bench-catalogue.ts)
//   npm run bench -- money                         money under load, and while banks are away or slow (money/bench-money.ts)
//   npm run bench -- orders --orders 1000000      orders made, shown and ended in a shop of so many (orders/bench-orders.ts)
//   npm run bench -- peers                         checkout and race beside a bare server of Fastify and pg (peers/bench-peers.ts)
//   npm run bench -- pages                         product pages, rendered and out of the edge cache (pages/bench-pages.ts)
import { benchAccounts } from './accounts/bench-accounts.ts';
import { benchEmails } from './accounts/bench-emails.ts';
import { benchCatalogue } from './catalogue/bench-catalogue.ts';
import { benchMoney } from './money/bench-money.ts';
import { benchOrders } from './orders/bench-orders.ts';
import { benchStaffBesideShop } from './orders/bench-staff-beside-shop.ts';
import { benchStaffLists } from './orders/bench-staff-lists.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchPeers } from './peers/bench-peers.ts';

const [what, ...options] = process.argv.slice(2);
if (what === 'catalogue') await benchCatalogue(options);
else if (what === 'orders') await benchOrders(options);
else if (what === 'admin') await benchStaffLists(options);
else if (what === 'staff') await benchStaffBesideShop(options);
else if (what === 'money') await benchMoney(options);
else if (what === 'pages') await benchPages();
else if (what === 'peers') await benchPeers();
else if (what === 'accounts') await benchAccounts();
else if (what === 'emails') await benchEmails(options);
else
  throw new Error(
    `${what ?? 'nothing'} is not known; say: catalogue --products 10000, orders, admin, staff, money, pages, peers, accounts, or: emails`,
  );
