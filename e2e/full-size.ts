/**
 * `npm run full` checks everything on every screen size. The gate runs only what differs on a phone there (tag @phone), and runs axe
 * once for each state.
 */
export const FULL = process.env['FULL'] === 'true';
