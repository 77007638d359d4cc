/** A line with the progress and the remaining time of a long job; on a pipe only its end is written. */
export interface ProgressBar {
  at(done: number): void;
  end(): void;
}

const WIDTH = 28;

export function startProgress(title: string, total: number): ProgressBar {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  const draw = (done: number, left: string) => {
    const full = Math.round((WIDTH * done) / total);
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    process.stdout.write(
      `\r\x1b[K${title.padEnd(22)} ${bar} ${String(Math.floor((100 * done) / total)).padStart(3)} %  ${left}`,
    );
  };
  const { isTTY } = process.stdout;
  if (isTTY) draw(0, '');
  return {
    at(done) {
      if (isTTY && done > 0) draw(done, `${lasting((seconds() * (total - done)) / done)} left`);
    },
    end() {
      if (isTTY) process.stdout.write('\r\x1b[K');
      console.log(`${title}: ${lasting(seconds())}`);
    },
  };
}

function lasting(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
