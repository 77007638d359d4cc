import { parseProductCode } from '@tokhi/rules/catalogue/product-code';

const PRODUCT_LINK = /(?:^|[/\s.])single-product\/(\d{8})(?!\d)/i;
/** What stands before a number on tags and in messages: «IK 704.892.15», «код: 70489215», «№70489215». */
const LABEL = /^(?:ik|ик|код|kod|code|артикул|article|art|арт|дугаар|dugaar|барааны код|sku|no|№|#)?[\s.:№#-]*(?=\d)/i;

/** The eight digits behind an article number in any spelling or a pasted link to a product; null when it is neither. */
export function articleNumberIn(typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  const linked = PRODUCT_LINK.exec(text)?.[1];
  if (linked !== undefined) return linked;
  return parseProductCode(text.replace(LABEL, ''));
}
