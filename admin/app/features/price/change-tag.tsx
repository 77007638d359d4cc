import { Tag } from '../../parts/tag.tsx';
import { percentText } from './price-form.ts';

/** The change of a price; a cut is green, as customers see it. */
export const ChangeTag = ({ tenths }: { tenths: number }) => (
  <Tag kind={tenths < 0 ? 'ok' : 'plain'}>{percentText(tenths)}</Tag>
);
