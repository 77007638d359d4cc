import { texts } from '@tokhi/contract/texts/texts';

/** What is an own order only the browser can ask for. */
export const NeedsScript = () => (
  <noscript>
    <p>{texts.loginRequired}. Хөтчийнхөө JavaScript-ийг асаана уу.</p>
  </noscript>
);
