/** What the parts of a page weigh, besides the bytes of the whole. */
export interface HtmlWeight {
  elements: number;
  svgBytes: number;
  /** Of the loader data that came with it. */
  dataBytes: number;
}

/** What stands between the tags of these is text of another language, in which a `<` begins no element. */
const OTHER_LANGUAGES = /(<(script|style)\b[^>]*>)[\s\S]*?(?=<\/\2>)/gi;

/** How the router hands its data to the browser. */
const DATA = /<script\b[^>]*>window\.__reactRouterContext\.streamController\.enqueue\([\s\S]*?<\/script>/g;

/** By the text and not by a parser: React escapes every `<` and `>` that is not part of a tag. */
export function weighHtml(html: string): HtmlWeight {
  const markup = html.replace(OTHER_LANGUAGES, '$1');
  const drawings = markup.match(/<svg\b[\s\S]*?<\/svg>/gi) ?? [];
  return {
    elements: markup.match(/<[a-z][^>]*>/gi)?.length ?? 0,
    svgBytes: Buffer.byteLength(drawings.join('')),
    dataBytes: Buffer.byteLength((html.match(DATA) ?? []).join('')),
  };
}
