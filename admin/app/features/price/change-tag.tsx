import { Tag } from '../../parts/tag.tsx';
import { percentText } from './price-form.ts';

/** By how much a price moves; a cut is green, as customers see it. */
export const ChangeTag = ({ tenths }: { tenths: number }) => (
  <Tag kind={tenths < 0 ? 'ok' : 'plain'}>{percentText(tenths)}</Tag>
);
