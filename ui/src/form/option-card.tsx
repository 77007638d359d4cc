import './option-card.css';
import './checkbox.css';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface OptionCardProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'title'> {
  icon?: ReactNode;
  title: ReactNode;
  /** What to know before choosing it. */
  note?: ReactNode;
  /** What it costs. */
  price?: ReactNode;
}

/** One of several choices that needs more words than a Radio; the whole card can be pressed. */
export function OptionCard({ icon, title, note, price, ...rest }: OptionCardProps) {
  return (
    <label className="option">
      <input {...rest} type="radio" className="check__input" />
      <span className="check__box check__box--radio" />
      {icon}
      <span className="option__text">
        <b className="option__title">{title}</b>
        {note !== undefined && <span className="option__note">{note}</span>}
      </span>
      {price !== undefined && <b className="option__price">{price}</b>}
    </label>
  );
}
