import { FRONT_PICTURE_WIDTH, LEAST_PICTURE_CONTRAST } from '@tokhi/contract/admin/front-page/front-page-words';
import { Tag } from '../../../parts/tag.tsx';
import type { FrontPicture } from '../front-page-query.ts';

/** What is good or wrong about a picture of the page. */
export const PictureTags = ({ picture: { alt, width, contrast } }: { picture: FrontPicture }) => (
  <>
    {alt === '' ? <Tag kind="bad">alt дутуу</Tag> : <Tag kind="ok">alt бичсэн</Tag>}
    {width !== null && width < FRONT_PICTURE_WIDTH && <Tag kind="warn">{width} цэг, нарийн</Tag>}
    {contrast !== null && (
      <Tag kind={contrast < LEAST_PICTURE_CONTRAST ? 'warn' : 'ok'}>ялгаралт {contrast.toFixed(1)}</Tag>
    )}
  </>
);
