/**
 * A script in the page itself. It has run long before React hydrates, which leaves it as it is: the browser's copy of
 * the page need not contain its text (`import.meta.env.SSR ? TEXT : ''`).
 */
export const InlineScript = ({ text }: { text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and the page's policy lists its hash
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
);
