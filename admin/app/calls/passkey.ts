import { ask } from './ask.ts';

/** Loaded on first use: most logins use a code. */
const library = () => import('@simplewebauthn/browser');

/** Lets the authenticator sign the server's challenge: completes a login, or renews the second factor. */
export async function showPasskey(): Promise<void> {
  const { options } = await ask('passkeyToShow', {});
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON: options as never });
  await ask('showPasskey', { answer: answer as never });
}

/** Lets the authenticator create a passkey for the member. */
export async function addPasskey(name: string): Promise<void> {
  const { options } = await ask('passkeyToAdd', {});
  const { startRegistration } = await library();
  const answer = await startRegistration({ optionsJSON: options as never });
  await ask('addPasskey', { name, answer: answer as never });
}

/** The member closed the browser's window, or took too long: this is not an error. */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
