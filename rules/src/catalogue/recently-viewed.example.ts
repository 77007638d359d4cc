import { latestViewed, rememberViewed } from './recently-viewed.ts';

const product = (code: string) => ({ code });
const seen = ['sofa', 'lamp', 'chair', 'sofa'].map(product).reduce<{ code: string }[]>(rememberViewed, []);

export const example = (): string =>
  `Who looked at sofa, lamp, chair and the sofa again is shown ${latestViewed(seen)
    .map(({ code }) => code)
    .join(', ')}.`;
