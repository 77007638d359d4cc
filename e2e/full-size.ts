/**
 * `npm run full` looks at everything on every size of screen. The gate runs on a phone what differs there (tag @phone), and lets axe
 * look at each state once.
 */
export const FULL = process.env['FULL'] === 'true';
