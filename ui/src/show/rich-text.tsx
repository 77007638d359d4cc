import './rich-text.css';

/** A text of the staff with its markup. The server sanitised it when it was stored, and nothing else may come here. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was stored (decision 28)
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
