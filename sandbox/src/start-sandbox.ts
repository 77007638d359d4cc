import Fastify from 'fastify';
import { bankRoutes } from './bank/bank.routes.ts';
import { createBank } from './bank/bank.ts';
import { eBarimtRoutes } from './e-barimt/e-barimt.routes.ts';
import { facebookRoutes } from './facebook/facebook.routes.ts';
import { golomtRoutes } from './golomt/golomt.routes.ts';
import { googleRoutes } from './google/google.routes.ts';
import { indexPage } from './index-page.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { receiveMail } from './mailbox/receive-mail.ts';
import { mCreditRoutes } from './mcredit/mcredit.routes.ts';
import { messageProRoutes } from './message-pro/message-pro.routes.ts';
import { createPhones } from './message-pro/phones.ts';
import { mongolChatRoutes } from './mongolchat/mongolchat.routes.ts';
import { monPayRoutes } from './monpay/monpay.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { createPeople } from './people/people.ts';
import { pocketRoutes } from './pocket/pocket.routes.ts';
import { posApiRoutes } from './pos-api/pos-api.routes.ts';
import { createRegister } from './pos-api/register.ts';
import { qpayRoutes } from './qpay/qpay.routes.ts';
import { s3Routes } from './s3/s3.routes.ts';
import { storePayRoutes } from './storepay/storepay.routes.ts';
import { createSwitches, switchRoutes } from './switches.ts';
import { threeWordsRoutes } from './three-words/three-words.routes.ts';
import { tilesRoutes } from './tiles/tiles.routes.ts';

export interface Sandbox {
  webAddress: string;
  smtpPort: number;
  close(): Promise<void>;
}

/** One process for all stand-ins; each adds its routes and a line on the index page. Loopback only. */
export async function startSandbox(ports: { webPort: number; smtpPort: number }): Promise<Sandbox> {
  const mailbox = createMailbox();
  const people = createPeople();
  const mail = await receiveMail(mailbox, ports.smtpPort);
  // Requests that wait for a `silent` stand-in do not keep the process alive.
  const web = Fastify({ forceCloseConnections: true });
  const address = () => web.listeningOrigin;
  const switches = createSwitches();
  const bank = createBank();
  web.get('/', async (_request, reply) => reply.type('text/html').send(indexPage({ smtpPort: mail.port, mailbox })));
  mailboxRoutes(web, mailbox);
  peopleRoutes(web, people);
  googleRoutes(web, people, address);
  facebookRoutes(web, people, address);
  tilesRoutes(web, switches);
  threeWordsRoutes(web, switches);
  eBarimtRoutes(web, switches);
  qpayRoutes(web, switches, bank);
  golomtRoutes(web, switches, bank);
  storePayRoutes(web, switches, bank);
  monPayRoutes(web, switches, bank);
  pocketRoutes(web, switches, bank);
  mCreditRoutes(web, switches, bank);
  mongolChatRoutes(web, switches, bank);
  posApiRoutes(web, createRegister(), switches);
  messageProRoutes(web, createPhones(), switches);
  s3Routes(web, switches);
  bankRoutes(web, bank);
  switchRoutes(web, switches);
  const webAddress = await web.listen({ host: '127.0.0.1', port: ports.webPort });
  return {
    webAddress,
    smtpPort: mail.port,
    close: async () => {
      await web.close();
      await mail.close();
    },
  };
}
