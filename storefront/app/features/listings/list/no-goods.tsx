import { groupThousands } from '@tokhi/rules/money/money';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import type { AppliedFilter } from '../filters/applied-filters.ts';
import { clearAll, listAddress, withoutFilter } from '../filters/filters.ts';
import type { WayOut } from '../search/ways-out.ts';
import { useListState } from './use-list-state.ts';

interface NoGoodsProps {
  title: string;
  applied: AppliedFilter[];
  waysOut: WayOut[];
}

/** This many buttons fit in a row. */
const DROPS_SHOWN = 3;

/** A list that its filters have emptied: names those that block, and offers to drop them. */
export function NoGoods({ title, applied, waysOut }: NoGoodsProps) {
  const { path, coming } = useListState();
  const [best] = waysOut;
  // If no single choice helps, each can still be dropped.
  const drops = waysOut.length > 0 ? waysOut : applied;
  return (
    <EmptyState
      icon={<Icon name="sliders-horizontal" />}
      title={title}
      level={3}
      actions={
        <>
          {drops.slice(0, DROPS_SHOWN).map((filter, n) => (
            <ButtonLink
              key={`${filter.name} ${filter.value}`}
              to={listAddress(path, withoutFilter(coming, filter))}
              kind={n === 0 ? 'primary' : 'outline'}
            >
              «{filter.label}» хасах
            </ButtonLink>
          ))}
          {applied.length !== 1 && (
            <ButtonLink to={listAddress(path, clearAll(coming))} kind="quiet">
              Бүгдийг цэвэрлэх
            </ButtonLink>
          )}
        </>
      }
    >
      {best === undefined ? (
        <p>Сонгосон шүүлтүүрүүдээс заримыг нь хасаад үзээрэй.</p>
      ) : (
        <p>
          «{best.label}» шүүлтүүрийг хасвал {groupThousands(best.total)} бараа гарна.
        </p>
      )}
    </EmptyState>
  );
}
