import './logo.css';
import { ToonoMark } from './toono-mark.tsx';

export function Logo({ light = false }: { light?: boolean }) {
  return (
    <span className={light ? 'logo logo--light' : 'logo'}>
      <ToonoMark />
      <span className="logo__word">тохь</span>
    </span>
  );
}
