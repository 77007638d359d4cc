import './count.css';

/** A small number at the corner of an icon; whoever shows it says it in words as well. Nothing for an empty text. */
export function Count({ text }: { text: string }) {
  return text === '' ? null : (
    <b className="count" aria-hidden="true">
      {text}
    </b>
  );
}
