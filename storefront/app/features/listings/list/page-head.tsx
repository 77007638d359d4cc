import './page-head.css';
import { groupThousands } from '@tokhi/rules/money/money';

/** The name of a list and its number of products. */
export function PageHead({ title, total }: { title: string; total?: number }) {
  return (
    <div className="page-head">
      <h1 className="page-head__title">{title}</h1>
      {total !== undefined && <span className="page-head__count">{groupThousands(total)} бараа</span>}
    </div>
  );
}
