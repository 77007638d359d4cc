import { bad, type Finding, good } from './finding.ts';

const LONGEST_MS = 10_000;

/** The status of an answer, or why there was none. */
export const statusOf = (address: string): Promise<number | string> =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(LONGEST_MS) }).then(
    ({ status }) => status,
    (error: Error & { cause?: { code?: string } }) => error.cause?.code ?? error.name,
  );

/** Whether an address answers as customers or staff type it: DNS, firewall, certificate, nginx and process together. */
export function judgeAddress(address: string, unit: string, status: number | string): Finding {
  if (status === 200) return good(`${address} answers`);
  const remedy = `systemctl status nginx ${unit}; journalctl -u ${unit} -n 50`;
  return bad(`${address} answers ${status}`, 'nobody gets in', remedy);
}
