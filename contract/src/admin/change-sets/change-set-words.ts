// What the screens of change sets choose from. Without zod, for the browser.

/** In words of the form, as the setting of campaigns has them. */
export const priceEndings = ['none', 'hundreds', 'nine_hundred'] as const;
/** Beyond the limit of one person, beyond the limit of a jump, margin too low. */
export const setWarnings = ['second_person', 'jump', 'thin_margin'] as const;
export const setStates = ['prepared', 'scheduled', 'applied', 'discarded'] as const;
export const shownRows = ['all', 'up', 'down', 'warned'] as const;
