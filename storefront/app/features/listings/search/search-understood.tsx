import './search-understood.css';
import type { SearchLevel, UnderstoodFilter } from '@tokhi/contract/calls/search';
import { Chip } from '@tokhi/ui/navigation/chip.tsx';
import { searchAddress } from '../../../addresses.ts';

interface SearchUnderstoodProps {
  words: string;
  understood: { level: SearchLevel; text: string | null; filters: UnderstoodFilter[] };
}

/** How the words were understood: «buidan» → «буйдан», and which of them filter the list, each removable. */
export function SearchUnderstood({ words, understood: { level, text, filters } }: SearchUnderstoodProps) {
  const quoted = (some: UnderstoodFilter[]) => some.map(({ label }) => `«${label}»`).join(', ');
  const unmet = filters.filter(({ kind, isMet }) => !isMet && kind !== 'word');
  const unknown = filters.filter(({ kind }) => kind === 'word');
  return (
    <>
      {unmet.length > 0 ? (
        <p className="understood">{quoted(unmet)} алга. Бусдыг нь харууллаа.</p>
      ) : unknown.length > 0 ? (
        <p className="understood">{quoted(unknown)} олдсонгүй. Бусад үгээр нь хайлаа.</p>
      ) : level === 'some' ? (
        <p className="understood">Бүх үгээр таарсан бараа алга. Зарим үгээр нь таарсан барааг харууллаа.</p>
      ) : (
        text !== null &&
        text !== words && (
          <p className="understood">
            «{words}» гэснийг <b>«{text}»</b> гэж ойлгов.
          </p>
        )
      )}
      {filters.length > 0 && (
        <div className="chips understood">
          {filters.map(({ label, without, isMet }) => (
            <Chip key={label} text={label} to={searchAddress(without)} isUnmet={!isMet} />
          ))}
        </div>
      )}
    </>
  );
}
