/** Hosts of profile pictures of Google and Facebook. */
const HOSTS = ['googleusercontent.com', 'fbsbx.com', 'fbcdn.net'];
const LARGEST_BYTES = 2 * 1_024 * 1_024;
const TIMEOUT_MS = 10_000;
const REDIRECTS = 3;

export interface ProfilePictures {
  /** The bytes, or null if there is no picture, if it is too large, or if the address does not belong to the provider. */
  fetch(address: string): Promise<Buffer | null>;
}

/** `standIns`: origins allowed besides the real ones, for development and tests. */
export function openProfilePictures({ standIns }: { standIns: readonly string[] }): ProfilePictures {
  const isAllowed = ({ protocol, hostname, origin }: URL): boolean =>
    standIns.includes(origin) ||
    (protocol === 'https:' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`)));

  const follow = async (address: URL, signal: AbortSignal, left: number): Promise<Buffer | null> => {
    // Also after a redirect: a worker must not be led to addresses of its internal network.
    if (!isAllowed(address)) return null;
    const answer = await fetch(address, { redirect: 'manual', signal });
    const onwards = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && onwards !== null) {
      await answer.body?.cancel();
      return left === 0 ? null : follow(new URL(onwards, address), signal, left - 1);
    }
    return answer.ok ? readUpTo(LARGEST_BYTES, answer) : null;
  };

  return { fetch: (address) => follow(new URL(address), AbortSignal.timeout(TIMEOUT_MS), REDIRECTS) };
}

/** Stops reading at the limit, whatever the declared length. */
async function readUpTo(most: number, answer: Response): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
