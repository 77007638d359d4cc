import './search-understood.css';
import type { SearchLevel } from '@tokhi/contract/calls/search';
import { ArrowRight } from 'lucide-react';

interface SearchUnderstoodProps {
  words: string;
  understood: { level: SearchLevel; text: string | null };
}

/** What the words were taken for, where that is not what was typed: «buidan» → «буйдан». */
export function SearchUnderstood({ words, understood: { level, text } }: SearchUnderstoodProps) {
  if (level === 'some') {
    return <p className="understood">Бүх үгээр таарсан бараа алга. Зарим үгээр нь таарсан барааг харууллаа.</p>;
  }
  if (text === null || text === words) return null;
  return (
    <p className="understood">
      «{words}» <ArrowRight className="icon understood__arrow" aria-label="гэснийг" /> <b>{text}</b>
      <span className="vh">гэж ойлгов</span>
    </p>
  );
}
