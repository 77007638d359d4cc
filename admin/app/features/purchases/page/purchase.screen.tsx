import '../../../parts/table.css';
import '../purchases.css';
import './purchase.css';
import { useQuery } from '@tanstack/react-query';
import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Link, useParams } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import type { ScreenHandle } from '../../../shell/shell.tsx';
import { purchaseQuery } from '../purchases-query.ts';
import { PurchasePage } from './purchase-page.tsx';

export const handle: ScreenHandle = { isWorkbench: true };

/** An order at a supplier, from its draft to its last part. */
export function Component() {
  const number = Number(useParams()['number']);
  const { data, error } = useQuery(purchaseQuery(number));
  if (data !== undefined) return <PurchasePage key={number} purchase={data.purchase} />;
  return (
    <>
      <PageHead title={purchaseNumber(number)} crumbs={<Link to="/purchases">Худалдан авалт</Link>} />
      {error !== null && <Note kind="bad" title={reasonOf(error)} />}
    </>
  );
}
