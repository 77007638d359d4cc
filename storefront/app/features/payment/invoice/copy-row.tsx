import './copy-row.css';
import { CopyButton } from './copy-button.tsx';

interface CopyRowProps {
  name: string;
  /** The copied text. */
  text: string;
  /** The displayed text, if different. */
  shown?: string;
}

/** A text that must be entered elsewhere exactly. */
export function CopyRow({ name, text, shown = text }: CopyRowProps) {
  return (
    <div className="copy-row">
      <dt>{name}</dt>
      <dd className="copy-row__text">{shown}</dd>
      <dd>
        <CopyButton what={name} text={text} />
      </dd>
    </div>
  );
}
