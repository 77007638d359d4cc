import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { CardSkeletons } from '../cards/public.ts';
import { WorkshopSection } from './workshop-section.tsx';

export function WorkshopStates() {
  return (
    <WorkshopSection title="Хоосон, ачаалж байх үед">
      <div className="workshop__cards">
        <CardSkeletons count={4} />
      </div>
      <div className="workshop__columns">
        <EmptyState
          icon={<Icon name="shopping-bag" />}
          title="Таны сагс хоосон байна"
          level={3}
          actions={<ButtonLink to="/home">Эрэлттэй бараа үзэх</ButtonLink>}
        >
          <p>Таалагдсан бараагаа нэмээрэй. Сагс тань бүх төхөөрөмж дээр хадгалагдана.</p>
        </EmptyState>
      </div>
    </WorkshopSection>
  );
}
