import { useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Panel } from '../../parts/panel.tsx';
import { popularQuery } from './search-words-query.ts';

/** What the search box of the shop offers, and what staff hide from it. */
export function PopularPanel({ onHide }: { onHide: (text: string, isHidden: boolean) => void }) {
  const { data } = useQuery(popularQuery);
  if (data === undefined) return null;
  const { popular, shown } = data;
  const foot = shown
    ? 'Дэлгүүрийн үгээр бичсэн, олон өдөр дарсан хайлтууд. Шөнө бүр шинэчилнэ'
    : 'Хангалттай олон биш тул дэлгүүр «Тохиргоо» дахь үгсийг харуулж байна';
  return (
    <Panel title="Түгээмэл" note="хайлтын доор харагдана" flush foot={<span>{foot}</span>}>
      {popular.length === 0 ? (
        <p className="search-words__none">Одоогоор алга.</p>
      ) : (
        <table className="table">
          <thead>
            <tr>
              <th>Хайсан үг</th>
              <th className="table__num">Удаа</th>
              <th className="table__num">Дарсан өдөр</th>
              <th>
                <span className="vh">Үйлдэл</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {popular.map(({ text, asked, days, hidden }) => (
              <tr key={text}>
                <td>
                  <b className={hidden === null ? undefined : 'soft'}>{text}</b>
                  {hidden !== null && (
                    <small>
                      {hidden.by ?? 'Хэн нэгэн'} нуусан{hidden.because !== null && `: ${hidden.because}`}
                    </small>
                  )}
                </td>
                <td className="table__num">{asked}</td>
                <td className="table__num">{days}</td>
                <td className="table__num">
                  <Button
                    kind={hidden === null ? 'outline' : 'quiet'}
                    aria-label={`${hidden === null ? 'Нуух' : 'Харуулах'}: ${text}`}
                    onClick={() => onHide(text, hidden !== null)}
                  >
                    {hidden === null ? 'Нуух' : 'Харуулах'}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
