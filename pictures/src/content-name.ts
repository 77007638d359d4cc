import { createHash } from 'node:crypto';

const contentHash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** `sofa-naran-3-sand-hero-400` + webp → `sofa-naran-3-sand-hero-400.8db502dd.webp`: the shop may cache it for ever. */
export const contentName = (name: string, content: Uint8Array, ending: string) =>
  `${name}.${contentHash(content)}.${ending}`;

export const nameHasContentHash = (file: string, content: Uint8Array) =>
  file.split('.').at(-2) === contentHash(content) && file.split('.').length === 3;
