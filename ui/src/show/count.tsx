import './count.css';

/** A small number at the corner of an icon; the parent also says it in words. Nothing for an empty text. */
export function Count({ text }: { text: string }) {
  return text === '' ? null : (
    <b className="count" aria-hidden="true">
      {text}
    </b>
  );
}
