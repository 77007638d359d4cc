import Fastify from 'fastify';
import { indexPage } from './index-page.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { receiveMail } from './mailbox/receive-mail.ts';

export interface Sandbox {
  webAddress: string;
  smtpPort: number;
  close(): Promise<void>;
}

/** One process for every stand-in; each brings its routes and a line on the index page. Loopback only. */
export async function startSandbox(ports: { webPort: number; smtpPort: number }): Promise<Sandbox> {
  const mailbox = createMailbox();
  const mail = await receiveMail(mailbox, ports.smtpPort);
  const web = Fastify();
  web.get('/', async (_request, reply) => reply.type('text/html').send(indexPage({ smtpPort: mail.port, mailbox })));
  mailboxRoutes(web, mailbox);
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
