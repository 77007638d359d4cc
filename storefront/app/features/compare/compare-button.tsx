import { fill } from '@tokhi/contract/texts/fill-text';
import { texts } from '@tokhi/contract/texts/texts';
import { ToggleButton } from '@tokhi/ui/form/toggle-button.tsx';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { toggleCompare, useCompare } from '../../local/compare.ts';
import { aboutProduct } from '../../pictures/about-product.ts';

const TO_TABLE = { label: 'Хүснэгт үзэх', to: '/compare' };

interface CompareButtonProps {
  code: string;
  name: string;
  /** Only the icon, over a picture or in a bar. */
  compact?: boolean;
  /** Its position inside the parent. */
  className?: string;
}

/** Adds a product to the comparison table, or removes it. */
export function CompareButton({ code, name, compact = false, className = '' }: CompareButtonProps) {
  const chosen = useCompare().includes(code);
  function handleClick() {
    const outcome = toggleCompare(code);
    if (outcome === 'compare_full') toastFailure(texts.compareFull, TO_TABLE);
    if (outcome === 'added') {
      const about = aboutProduct({ code, name, image: '' }, '{n} бүтээгдэхүүн нэмэгдлээ');
      toastSuccess(fill(texts.codeAdded, { code }), TO_TABLE, about);
    }
  }
  return (
    <ToggleButton
      className={className}
      kind="marked"
      pressed={chosen}
      label={`${texts.compare}: ${name}`}
      icon="scale"
      onClick={handleClick}
    >
      {compact ? undefined : texts.compare}
    </ToggleButton>
  );
}
