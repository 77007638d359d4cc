import './product-assurances.css';
import { formatTug } from '@tokhi/rules/money/money';
import { ASSEMBLY_TUG } from '@tokhi/rules/order/assembly-and-fixing';
import { Icon } from '@tokhi/ui/show/icon.tsx';

interface ProductAssurancesProps {
  /** Under the large picture, beside a column of small ones. */
  beside: boolean;
}

/** What applies to every product, from the terms (spec §9). */
export function ProductAssurances({ beside }: ProductAssurancesProps) {
  return (
    <ul className={beside ? 'assure assure--beside' : 'assure'}>
      <li>
        <Icon name="shield-check" className="assure__icon" />
        <span>
          <b>100% даатгалтай</b>
          Бээжингээс хаалга хүртэл
        </span>
      </li>
      <li>
        <Icon name="wrench" className="assure__icon" />
        <span>
          <b>Угсралт {formatTug(ASSEMBLY_TUG)}</b>
          Захиалгын үед сонгоно
        </span>
      </li>
      <li>
        <Icon name="rotate-ccw" className="assure__icon" />
        <span>
          <b>Гэмтэлтэй бол</b>
          Сольж өгнө эсвэл буцаана
        </span>
      </li>
    </ul>
  );
}
