// Terms version (spec §2 Other pages, Terms page): a consent names the wording it was given to, by the day from which that wording holds.

/** Changed whenever a sentence of the terms changes its meaning (storefront/app/features/info/terms-sections.ts). */
export const TERMS_VERSION = '2026-11-15';
