import { createTransport } from 'nodemailer';

const LONGEST_MS = 5_000;

/** Null if the mail server accepts our login and would accept an email; otherwise the reason. Sends none. */
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
