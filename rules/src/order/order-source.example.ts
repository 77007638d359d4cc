import { orderSource, readyGoodsWait } from './order-source.ts';

const ready = { readyInUlaanbaatar: true };
const ordered = { readyInUlaanbaatar: false };

export const example = (): string =>
  `Two ready chairs come from ${orderSource([ready, ready])}; with a sofa that must be ordered all of it comes from ${orderSource([ready, ordered])}${readyGoodsWait([ready, ordered]) ? ', and the chairs wait' : ''}.`;
