/** Where Google and Facebook keep the pictures of profiles. */
const HOSTS = ['googleusercontent.com', 'fbsbx.com', 'fbcdn.net'];
const LARGEST_BYTES = 2 * 1_024 * 1_024;
const TIMEOUT_MS = 10_000;
const REDIRECTS = 3;

export interface ProfilePictures {
  /** The bytes, or null where there is no picture, a larger one than anybody needs, or an address that is not the provider's. */
  fetch(address: string): Promise<Buffer | null>;
}

/** `standIns`: origins beside the real ones, for development and tests. */
export function openProfilePictures({ standIns }: { standIns: readonly string[] }): ProfilePictures {
  const isAllowed = ({ protocol, hostname, origin }: URL): boolean =>
    standIns.includes(origin) ||
    (protocol === 'https:' && HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`)));

  const follow = async (address: URL, signal: AbortSignal, left: number): Promise<Buffer | null> => {
    // Also after a redirect: a worker must not be led to what only its own network can see.
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

/** Stops reading where it is too much, whatever the length says. */
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
