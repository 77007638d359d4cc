import './filter-sheet.css';
import { texts } from '@tokhi/contract/texts/texts';
import { groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { Sheet } from '@tokhi/ui/overlay/sheet.tsx';
import { Link } from 'react-router';
import type { ListView } from '../list/list.present.ts';
import { useListState } from '../list/use-list-state.ts';
import { FilterForm } from './filter-form.tsx';
import { clearAll, listAddress } from './filters.ts';

interface FilterSheetProps {
  list: ListView;
  open: boolean;
  onClose: () => void;
}

/** The sidebar on a phone. Every choice is requested at once, so that the button knows how many products there are. */
export function FilterSheet({ list, open, onClose }: FilterSheetProps) {
  const { path, coming, busy } = useListState();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Шүүлтүүр"
      side="bottom"
      foot={
        <>
          <Link className={buttonClass({ kind: 'quiet' })} to={listAddress(path, clearAll(coming))} preventScrollReset>
            Цэвэрлэх
          </Link>
          <Button onClick={onClose} aria-live="polite">
            {busy ? texts.searchWaiting : `${groupThousands(list.total)} бараа харах`}
          </Button>
        </>
      }
    >
      <div className="filter-sheet">
        <FilterForm facets={list.facets} />
      </div>
    </Sheet>
  );
}
