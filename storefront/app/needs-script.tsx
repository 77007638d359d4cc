import { texts } from '@tokhi/contract/texts/texts';

/** Only the browser can request the visitor's own order. */
export const NeedsScript = () => (
  <noscript>
    <p>{texts.loginRequired}. Хөтчийнхөө JavaScript-ийг асаана уу.</p>
  </noscript>
);
