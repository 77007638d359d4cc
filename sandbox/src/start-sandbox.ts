import Fastify from 'fastify';
import { facebookRoutes } from './facebook/facebook.routes.ts';
import { googleRoutes } from './google/google.routes.ts';
import { indexPage } from './index-page.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { receiveMail } from './mailbox/receive-mail.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { createPeople } from './people/people.ts';

export interface Sandbox {
  webAddress: string;
  smtpPort: number;
  close(): Promise<void>;
}

/** One process for every stand-in; each brings its routes and a line on the index page. Loopback only. */
export async function startSandbox(ports: { webPort: number; smtpPort: number }): Promise<Sandbox> {
  const mailbox = createMailbox();
  const people = createPeople();
  const mail = await receiveMail(mailbox, ports.smtpPort);
  const web = Fastify();
  const address = () => web.listeningOrigin;
  web.get('/', async (_request, reply) => reply.type('text/html').send(indexPage({ smtpPort: mail.port, mailbox })));
  mailboxRoutes(web, mailbox);
  peopleRoutes(web, people);
  googleRoutes(web, people, address);
  facebookRoutes(web, people, address);
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
