/** Named by a build or a renderer, not by a person: hashes, generated ids, classes. */
const NAMED_BY_TOOLS =
  / (?:class|id|for|form|list|nonce|integrity|popovertarget|aria-(?:labelledby|describedby|controls|owns|activedescendant|errormessage))="[^"]*"/g;
/** Scripts contain data and file names; loader data is compared through the calls that it comes from. */
const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g;
const ASSET = /\/assets\/[^"\s,]+/g;
/** References inside a drawing or a link on the same page point to such ids. */
const OWN_REFERENCE = /(?<=(?:href|xlink:href)=")#[^"]*|url\(#[^)]*\)/g;

/** Tags and texts in order, without names that change with each build. */
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
