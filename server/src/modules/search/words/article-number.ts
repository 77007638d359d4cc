import { parseProductCode } from '@tokhi/rules/catalogue/product-code';

const PRODUCT_LINK = /(?:^|[/\s.])single-product\/(\d{8})(?!\d)/i;
/** Labels before a number on tags and in messages: «IK 704.892.15», «код: 70489215», «арт.№ 70489215». */
const LABEL =
  /^(?:(?:ik|ик|код|kod|code|артикул|article|art|арт|дугаар|dugaar|барааны код|sku|no|№|#)[\s.:№#-]*)*[\s.:№#-]*(?=\d)/i;

/** The eight digits of an article number in any spelling or of a pasted product link; null for anything else. */
export function articleNumberIn(typed: string): string | null {
  const text = typed.normalize('NFKC').trim();
  const linked = PRODUCT_LINK.exec(text)?.[1];
  if (linked !== undefined) return linked;
  return parseProductCode(text.replace(LABEL, ''));
}

/** The least part of an unfinished number: a shorter one matches too many. */
const BEGINNING =
  /(?<![\d.,-])(\d{3}[.-]?\d{2,3}(?:[.-]?\d{1,2})?|\d{3} \d{3} \d{2})(?![\d.,]*\d)(?!\s*(?:₮|т(?:өг|ug)|мян|мий?анг|сая|mian|miang|saia|k\b|к(?!\p{L})|см|cm|мм|mm))/iu;
/** Round figures are money: «150000». */
const ROUND = /00$/;

/** The first five to eight digits of an article number, also among words («8211543 тагт»); null where no figure looks like one. */
export function codeBeginningIn(typed: string): string | null {
  const digits = (BEGINNING.exec(typed.normalize('NFKC'))?.[1] ?? '').replace(/\D/g, '');
  return digits.length < 5 || ROUND.test(digits) ? null : digits;
}
