const HOUR_MS = 3_600_000;

/** An order whose customer chose a bank transfer. */
export interface Unpaid {
  number: string;
  total: number;
  name: string;
}

const SPELLINGS: readonly ((digits: string) => string)[] = [
  (digits) => `нэхэмжлэл IK${digits} тавилга`,
  (digits) => `ик ${digits} сандал`,
  (digits) => `${digits} ор модон`,
  (digits) => `IK${digits.replaceAll('0', 'O')}`,
];

/**
 * Each spelling once with the last four digits, and again with all ten: an order of another journey may have the same four, and a line
 * that matches two orders is rightly not ticked.
 */
const memoOf = (number: string, at: number): string =>
  SPELLINGS[at % SPELLINGS.length]?.(number.slice(at < SPELLINGS.length ? -4 : 2)) ?? number;

/** The bank's file: a line for each order, one of a stranger and one outgoing payment. */
export function statementOf(orders: readonly Unpaid[]): Buffer {
  const at = new Date(Date.now() + 8 * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ');
  const lines = orders.map(({ number, total, name }, index) => {
    return `${at};${total};;${memoOf(number, index)};${name.toUpperCase()};4990123402;FT${number}`;
  });
  const others = [
    `${at};50000;;zeel;MUNKHBAYAR E;;FT-${orders[0]?.number}`,
    `${at};;200;шимтгэл;;;FEE-${orders[0]?.number}`,
  ];
  const head = 'Огноо;Орлого;Зарлага;Гүйлгээний утга;Илгээгч;Данс;Дугаар';
  return Buffer.from(['Хаан банк', head, ...lines, ...others].join('\r\n'));
}
