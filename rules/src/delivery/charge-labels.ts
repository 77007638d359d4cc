// Names of the two transport charges (spec §9 Money, decision 156): the way from Beijing and the addition for size and weight are named alike on every screen, mail and paper, and never for each other.

/** Transport from Beijing, charged by product. */
export const BEIJING_FEE_LABEL = 'Бээжингээс тээвэрлэх';

/** The part of a delivery fee that size and weight add by khoroo. */
export const SIZE_FEE_LABEL = 'Овор, жингийн нэмэлт';
