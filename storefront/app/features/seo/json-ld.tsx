/**
 * Facts about a page for search engines. They are data, not a script, so the content policy allows them. Search engines request
 * the page itself: the browser leaves what the server wrote as it is, and may have no facts of its own.
 */
export function JsonLd({ facts }: { facts: object | null }) {
  const text = facts === null ? '' : serialise(facts);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot leave the script element
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** JSON that is safe inside a script element: a product name cannot close it. */
export const serialise = (facts: object): string => JSON.stringify(facts).replaceAll('<', '\\u003c');
