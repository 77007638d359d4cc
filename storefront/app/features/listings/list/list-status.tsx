import { texts } from '@tokhi/contract/texts/texts';
import { groupThousands } from '@tokhi/rules/money/money';
import { Waiting } from '@tokhi/ui/show/waiting.tsx';
import { useListState } from './use-list-state.ts';

/** Announces that the next products are loading, and then how many there are. */
export function ListStatus({ total }: { total: number }) {
  const { busy } = useListState();
  return (
    <>
      <output className="vh">{busy ? texts.searchWaiting : `${groupThousands(total)} бараа`}</output>
      {busy && <Waiting text={texts.searchWaiting} />}
    </>
  );
}
