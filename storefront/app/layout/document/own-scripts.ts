/** An attribute's value that nobody can know before the page is rendered, so nothing that was stored can carry it. */
export const newMark = (): string => crypto.randomUUID();

interface OwnScripts {
  /** The page as it is sent. */
  html: string;
  /** The texts of the inline scripts that the router and React wrote into it, for its policy. */
  scripts: string[];
}

/**
 * Tells our own inline scripts from one that got into a text of the page: ours are rendered with the mark as their nonce. The
 * mark is taken off again, since a kept page shows everybody the same one; what the policy trusts are the hashes.
 */
export function takeOwnScripts(marked: string, mark: string): OwnScripts {
  const nonce = ` nonce="${mark}"`;
  const inline = new RegExp(`<script\\b[^>]*${nonce}[^>]*>([\\s\\S]*?)</script>`, 'g');
  const scripts = [...marked.matchAll(inline)].map(([, text = '']) => text);
  return { html: marked.replaceAll(nonce, ''), scripts };
}
