import { transferReference } from './transfer-reference.ts';

const ORDER = 'IK4071935528';

export const example = (): string =>
  `Whoever pays order ${ORDER} by bank transfer writes ${transferReference(ORDER)} on it.`;
