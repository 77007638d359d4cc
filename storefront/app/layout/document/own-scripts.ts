/** An attribute value that nobody can know before the page is rendered, so stored content cannot contain it. */
export const newMark = (): string => crypto.randomUUID();

interface OwnScripts {
  /** The page as it is sent. */
  html: string;
  /** The texts of the inline scripts from the router and React, for the page's policy. */
  scripts: string[];
}

/**
 * Tells our own inline scripts from injected ones: ours are rendered with the mark as their nonce. The
 * mark is removed again, since a cached page is the same for everybody; the policy trusts the hashes.
 */
export function takeOwnScripts(marked: string, mark: string): OwnScripts {
  const nonce = ` nonce="${mark}"`;
  const inline = new RegExp(`<script\\b[^>]*${nonce}[^>]*>([\\s\\S]*?)</script>`, 'g');
  const scripts = [...marked.matchAll(inline)].map(([, text = '']) => text);
  return { html: marked.replaceAll(nonce, ''), scripts };
}
