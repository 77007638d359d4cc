// The choices on the screens of change sets. Without zod, for the browser.

/** As words in the form, like the setting of campaigns. */
export const priceEndings = ['none', 'hundreds', 'nine_hundred'] as const;
/** Above the limit of one person, above the limit of a jump, margin too low. */
export const setWarnings = ['second_person', 'jump', 'thin_margin'] as const;
export const setStates = ['prepared', 'scheduled', 'applied', 'discarded'] as const;
export const shownRows = ['all', 'up', 'down', 'warned'] as const;
