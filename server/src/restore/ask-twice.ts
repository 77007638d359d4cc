import { createInterface } from 'node:readline';

/** Nobody said that it shall be done. */
export class NotConfirmed extends Error {
  override name = 'NotConfirmed';
}

/**
 * What is about to be replaced, and to when, typed by hand: an answer that can be given without reading is none, so there is no option
 * that says yes.
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
