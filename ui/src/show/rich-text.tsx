import './rich-text.css';

/** A staff text with its markup. The server sanitised it when it was stored; pass nothing else here. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (decision 28)
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
