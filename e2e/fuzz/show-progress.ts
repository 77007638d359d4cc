import type { Listener } from './fuzz-shop.ts';

const EVERY_MS = 500;

/** A line with the progress of the row; on a pipe, one line per row. */
export function showProgress(): Listener {
  const { isTTY } = process.stdout;
  let [name, inputs, sent, shown] = ['', 0, 0, 0];
  return {
    began: (row, count) => {
      [name, inputs, sent] = [row, count, 0];
    },
    sent: () => {
      sent += 1;
      if (!isTTY || performance.now() - shown < EVERY_MS) return;
      shown = performance.now();
      process.stdout.write(`\r\x1b[K${name} ${sent} of ${inputs}`);
    },
    ended: (row) => {
      if (isTTY) process.stdout.write('\r\x1b[K');
      const found = row.findings === 0 ? '' : `, ${row.findings} findings`;
      console.log(`${row.name}: ${row.inputs} inputs, slowest ${Math.round(row.slowestMs)} ms${found}`);
    },
  };
}
