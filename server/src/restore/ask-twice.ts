import { createInterface } from 'node:readline';

/** The restore was not confirmed. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed';
}

/**
 * Asks for the name of the database and the time, typed by hand: a person must read before they confirm, so there is no option that says
 * yes.
 */
export async function askTwice(
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream },
  { database, moment }: { database: string; moment: string },
): Promise<void> {
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  for (const [question, wanted] of [
    ['Type the name of the database that is replaced', database],
    ['Type the moment to which it goes back', moment],
  ]) {
    output.write(`${question}: `);
    const { value, done } = await lines.next();
    if (done === true || String(value).trim() !== wanted)
      throw new NotConfirmed(`That was not «${wanted}». Nothing was changed.`);
  }
}
