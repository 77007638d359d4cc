import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const HAS_SRC = /\ssrc\s*=/i;
const TYPE = /\stype\s*=\s*"([^"]*)"/i;
const RUNS = new Set(['', 'module', 'text/javascript']);

// Sonner puts its style sheet, always the same text, into the page by script (ui/toaster-live.tsx): first an empty
// element and then its text, and the browser asks about both.
const TOAST_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** The page's policy: only our own files, and of inline scripts only those that stand in this very page. */
export function contentSecurityPolicy(html: string): string {
  return directives({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
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

// Hashes and not a nonce, because the HTML is cached for everybody together with this header.
function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(INLINE_SCRIPT)) {
    const type = TYPE.exec(attributes)?.[1] ?? '';
    if (HAS_SRC.test(attributes) || !RUNS.has(type.toLowerCase())) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body, 'utf8').digest('base64')}'`);
  }
  return [...hashes];
}

const directives = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
