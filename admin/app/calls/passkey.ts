import { ask } from './ask.ts';

/** Fetched when it is used: most logins are by a code. */
const library = () => import('@simplewebauthn/browser');

/** Lets the authenticator sign what the server asks: completes a login, or shows the second factor again. */
export async function showPasskey(): Promise<void> {
  const { options } = await ask('passkeyToShow', {});
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON: options as never });
  await ask('showPasskey', { answer: answer as never });
}

/** Lets the authenticator make a passkey for the member. */
export async function addPasskey(name: string): Promise<void> {
  const { options } = await ask('passkeyToAdd', {});
  const { startRegistration } = await library();
  const answer = await startRegistration({ optionsJSON: options as never });
  await ask('addPasskey', { name, answer: answer as never });
}

/** The member closed the window of the browser, or took too long: nothing went wrong. */
export const isAbandoned = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
