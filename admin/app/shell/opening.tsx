import './opening.css';
import { ToonoMark } from '@tokhi/ui/show/toono-mark.tsx';

/** While the first screen is on its way. */
export const Opening = () => (
  <output className="opening">
    <ToonoMark />
    <span className="vh">Ачаалж байна</span>
  </output>
);
