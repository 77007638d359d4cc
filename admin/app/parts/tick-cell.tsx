import './print-sheet.css';

/** A box to tick with a pen, on a printed sheet. */
export const TickCell = () => (
  <td aria-label="Хийсэн эсэх">
    <span className="print-sheet__box" />
  </td>
);
