import { Icon } from '../../icons/icon.tsx';
import { dayText } from '../../show/moment-text.ts';
import type { Purchase } from './purchases-query.ts';

type Receipt = Purchase['receipts'][number];

/** The received parts of an order, and the part that is still expected. */
export function PartList({ purchase: { receipts, shown_lines, expected_on } }: { purchase: Purchase }) {
  const missing = shown_lines.reduce((sum, line) => sum + line.missing, 0);
  return (
    <ul className="part-list">
      {receipts.map((receipt) => (
        <li key={receipt.part} className="part-list__i">
          <Icon name="circle-check" />
          <span>
            <b>{receipt.part}-р хэсэг</b>
            {receipt.truck !== null && `, ${receipt.truck.name}`}
            <small>{factsOf(receipt)}</small>
          </span>
          <b>{receipt.units} ш</b>
        </li>
      ))}
      {missing > 0 && (
        <li className="part-list__i part-list__i--waits">
          <Icon name="clock" />
          <span>
            <b>{receipts.length + 1}-р хэсэг</b>
            <small>{expected_on === null ? 'хүлээгдэж буй' : `${dayText(expected_on)} хүлээгдэж буй`}</small>
          </span>
          <b>{missing} ш</b>
        </li>
      )}
    </ul>
  );
}

/** «11/12, Ганаа. NARAN 8, нэг нь гэмтсэн; KHUN 12» */
function factsOf({ at, by, lines, note }: Receipt): string {
  const came = lines.map(
    ({ name, units, damaged }) => `${name} ${units}${damaged > 0 ? `, ${damaged} нь гэмтсэн` : ''}`,
  );
  return [[dayText(at), by].filter(Boolean).join(', '), came.join('; '), note].filter(Boolean).join('. ');
}
