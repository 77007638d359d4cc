import { texts } from '@tokhi/contract/texts/texts';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';

export function NothingInCart() {
  return (
    <EmptyState
      icon={<Icon name="shopping-bag" />}
      title={texts.cartEmpty}
      level={2}
      actions={<ButtonLink to="/top-20">Эрэлттэй бараа үзэх</ButtonLink>}
    >
      <p>Таалагдсан бараагаа нэмээрэй. Сагс тань энэ төхөөрөмжид хадгалагдана.</p>
    </EmptyState>
  );
}
