import { formatProductCode, parseProductCode } from './product-code.ts';

export const example = (): string => {
  const typed = '704 892-15';
  const code = String(parseProductCode(typed));
  return `Whoever types “${typed}” means the product ${code}, whose tag says ${formatProductCode(code)}.`;
};
