import './meanwhile-note.css';
import type { CallRefused } from '@tokhi/contract/ask-calls';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { momentText } from '../../show/moment-text.ts';

const LABELS: Readonly<Record<string, string>> = {
  status: 'Төлөв',
  name: 'Нэр',
  phone: 'Утас',
  phone2: 'Хоёр дахь утас',
  email: 'И-мэйл',
  district: 'Дүүрэг',
  khoroo: 'Хороо',
  address: 'Хаяг',
};

/** A colleague was faster: who, when, and for each field the current value and the one that was to be written. */
export function MeanwhileNote({ refusal: { details = {} }, yours: wanted }: { refusal: CallRefused; yours: object }) {
  const yours: Readonly<Record<string, string | number | null | undefined>> = { ...wanted };
  const fields = Object.keys(LABELS).filter((name) => yours[name] !== undefined);
  const text = (name: string, value: string | number | null | undefined) =>
    name === 'status' ? statusLabel(String(value)) : (value ?? '—');
  const { changed_by: who, changed_at: when } = details;
  return (
    <div className="meanwhile" role="alert">
      <p>
        <b>{who ?? 'Өөр хүн'} түрүүлж өөрчилсөн</b>
        {typeof when === 'string' && <span className="soft"> {momentText(when)}</span>}
      </p>
      <table className="table meanwhile__fields">
        <thead>
          <tr>
            <th>
              <span className="vh">Талбар</span>
            </th>
            <th>Одоо</th>
            <th>Таных</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => (
            <tr key={name}>
              <td className="soft">{LABELS[name]}</td>
              <td>{text(name, details[name])}</td>
              <td>
                <b>{text(name, yours[name])}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
