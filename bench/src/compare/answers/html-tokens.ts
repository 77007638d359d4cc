/** Named by a build or a rendering, not by a person: hashes, generated ids, classes. */
const NAMED_BY_TOOLS =
  / (?:class|id|for|form|list|nonce|integrity|popovertarget|aria-(?:labelledby|describedby|controls|owns|activedescendant|errormessage))="[^"]*"/g;
/** Scripts bring data and names of files; loader data is compared by the calls that it comes from. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;
const ASSET = /\/assets\/[^"\s,]+/g;
/** References inside a drawing or a link on the same page lead to such ids. */
const OWN_REFERENCE = /(?<=(?:href|xlink:href)=")#[^"]*|url\(#[^)]*\)/g;

/** Tags and texts in their order, without what a build names anew each time. */
export const htmlTokens = (html: string): string[] =>
  (
    html
      .replace(SCRIPTS, '')
      .replaceAll('<!-- -->', '')
      .replace(ASSET, '/assets/…')
      .match(/<[^>]+>|[^<]+/g) ?? []
  )
    .map((token) =>
      token.startsWith('<') ? token.replace(NAMED_BY_TOOLS, '').replace(OWN_REFERENCE, '#') : token.trim(),
    )
    .filter((token) => token !== '');
