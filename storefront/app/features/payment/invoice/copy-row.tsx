import './copy-row.css';
import { CopyButton } from './copy-button.tsx';

interface CopyRowProps {
  name: string;
  /** As it is copied. */
  text: string;
  /** As it is read, where that differs. */
  shown?: string;
}

/** Something that has to be written elsewhere, exactly so. */
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
