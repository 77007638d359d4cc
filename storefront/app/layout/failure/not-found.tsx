import { texts } from '@tokhi/contract/texts/texts';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { ToonoMark } from '@tokhi/ui/show/toono-mark.tsx';
import { WholePage } from './whole-page.tsx';

/** The 404 screen of spec §2. */
export function NotFound() {
  return (
    <WholePage>
      <EmptyState
        icon={<ToonoMark />}
        title={texts.pageNotFound}
        level={1}
        actions={<ButtonLink to="/home">Нүүр хуудас</ButtonLink>}
      >
        <p>Хаяг өөрчлөгдсөн эсвэл бараа зарагдаж дууссан байж магадгүй.</p>
      </EmptyState>
    </WholePage>
  );
}
