import './info-table.css';
import './bonus-example-table.css';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { bonusExample, FIRST_PURCHASE, NEXT_PURCHASE } from './bonus-example.ts';

/** One purchase earns, the next one spends. */
export function BonusExampleTable() {
  const { firstTug, welcome, earned, balance, used, paidTug, earnedNext, left } = bonusExample();
  return (
    <table className="info-table bonus-example">
      <caption>Жишээ тооцоо</caption>
      <tbody>
        <Row name="Бүртгүүлж, имэйлээ баталгаажуулсан" figure={plus(welcome)} />
        <Row
          name={`${FIRST_PURCHASE.name}, ${FIRST_PURCHASE.quantity} ширхэг`}
          note={`${formatTug(firstTug)}, бонус ${FIRST_PURCHASE.bonusPercent}%`}
          figure={plus(earned)}
        />
        <Row name="Бонусын үлдэгдэл" figure={groupThousands(balance)} sum />
      </tbody>
      <tbody>
        <Row name={NEXT_PURCHASE.name} note="Дараагийн худалдан авалт" figure={formatTug(NEXT_PURCHASE.salePriceTug)} />
        <Row name="Бонусоор" note="Үнийн тал хүртэл" figure={`−${groupThousands(used)}`} />
        <Row name="Мөнгөөр төлөх" note="Хүргэлт, хураамж тусдаа" figure={formatTug(paidTug)} sum />
      </tbody>
      <tbody>
        <Row
          name="Шинээр нэмэгдэх бонус"
          note={`${formatTug(NEXT_PURCHASE.salePriceTug)}, бонус ${NEXT_PURCHASE.bonusPercent}%`}
          figure={plus(earnedNext)}
        />
        <Row name="Үлдсэн бонус" figure={groupThousands(left)} sum />
      </tbody>
    </table>
  );
}

const plus = (points: number): string => `+${groupThousands(points)}`;

function Row({ name, note, figure, sum = false }: { name: string; note?: string; figure: string; sum?: boolean }) {
  return (
    <tr className={sum ? 'bonus-example__sum' : undefined}>
      <th scope="row">
        {name}
        {note !== undefined && <small>{note}</small>}
      </th>
      <td>{figure}</td>
    </tr>
  );
}
