/** Facts of a page for search engines. It is data and not a script, so the content policy has nothing against it. */
export function JsonLd({ facts }: { facts: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped cannot leave the script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(facts) }} />;
}

/** JSON that is safe inside a script element: a product name cannot close it. */
export const serialise = (facts: object): string => JSON.stringify(facts).replaceAll('<', '\\u003c');
