/** The sizes of the parts of a page, besides its total bytes. */
export interface HtmlWeight {
  elements: number;
  svgBytes: number;
  /** The embedded loader data. */
  dataBytes: number;
}

/** The content of these elements is another language, in which `<` begins no element. */
const OTHER_LANGUAGES = /(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/gi;

/** How the router sends its data to the browser. */
const DATA = /<script\b[^>]*>window\.__reactRouterContext\.streamController\.enqueue\([\s\S]*?<\/script>/g;

/** By regular expressions, not a parser: React escapes every `<` and `>` that is not part of a tag. */
export function weighHtml(html: string): HtmlWeight {
  const markup = html.replace(OTHER_LANGUAGES, '$1');
  const drawings = markup.match(/<svg\b[\s\S]*?<\/svg>/gi) ?? [];
  return {
    elements: markup.match(/<[a-z][^>]*>/gi)?.length ?? 0,
    svgBytes: Buffer.byteLength(drawings.join('')),
    dataBytes: Buffer.byteLength((html.match(DATA) ?? []).join('')),
  };
}
