import { createTransport } from 'nodemailer';

const LONGEST_MS = 5_000;

/** Null when the mail server lets us in and would take a mail; otherwise why not. Sends none. */
export async function whyMailRefused(url: string): Promise<string | null> {
  const transport = createTransport({
    ...{ url, connectionTimeout: LONGEST_MS, greetingTimeout: LONGEST_MS, socketTimeout: LONGEST_MS },
  });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    const { code, name } = error as { code?: string; name: string };
    return code ?? name;
  } finally {
    transport.close();
  }
}
