import './opening.css';
import { ToonoMark } from '@tokhi/ui/show/toono-mark.tsx';

/** Shown while the first screen loads. */
export const Opening = () => (
  <output className="opening">
    <ToonoMark />
    <span className="vh">Ачаалж байна</span>
  </output>
);
