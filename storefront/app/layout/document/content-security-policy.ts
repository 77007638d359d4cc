import { createHash } from 'node:crypto';

// Sonner inserts its style sheet, always the same text, by script (ui/src/overlay/toaster-live.tsx): first an empty
// element and then its text, and the browser checks both.
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** The page's policy: only our own files, and only inline scripts with exactly these texts. */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  return directives({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...new Set(scripts.map(hashOf))],
    'style-src': ["'self'", ...TOAST_STYLES],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

/** For `vite dev` only: Vite injects inline scripts and styles and talks over a web socket. */
export function developmentSecurityPolicy(): string {
  return directives({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'ws:'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

// Hashes, not a nonce, because the HTML is cached for everybody together with this header.
const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

const directives = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
