/** The answers and figures of a healthy shop, before and after. */
export interface SignsOfLife {
  health: number;
  page: string;
  search: string;
  memoryMb: number;
  sockets: number;
}

const PAGE = '/single-product/70489215';

export async function signsOfLife(origin: string): Promise<SignsOfLife> {
  const get = (path: string, init?: RequestInit) =>
    fetch(origin + path, { ...init, signal: AbortSignal.timeout(20_000) });
  const page = await get(PAGE);
  const search = await get('/api/product/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ search: 'буйдан' }),
  });
  const metrics = await (await get('/metrics')).text();
  const figure = (name: string) =>
    Number(
      metrics
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  return {
    health: (await get('/healthz')).status,
    page: `${page.status} ${/<h1[^>]*>.*?<\/h1>/s.exec(await page.text())?.[0] ?? 'no heading'}`,
    search: `${search.status} ${await search.text()}`,
    memoryMb: Math.round(figure('process_resident_memory_bytes') / 2 ** 20),
    sockets: figure('nodejs_active_resources{type="TCPSocketWrap"}'),
  };
}

/** What has changed; empty if all is well. */
export function whatChanged(before: SignsOfLife, after: SignsOfLife): string[] {
  const same = (['health', 'page', 'search'] as const).filter((sign) => before[sign] !== after[sign]);
  const changed = same.map(
    (sign) => `${sign}: ${String(before[sign]).slice(0, 80)} → ${String(after[sign]).slice(0, 80)}`,
  );
  if (after.memoryMb > MOST_MEMORY_MB) changed.push(`memory: ${before.memoryMb} → ${after.memoryMb} MB`);
  return changed;
}

/** A new process of the shop uses a fourth of it. */
const MOST_MEMORY_MB = 1_024;
