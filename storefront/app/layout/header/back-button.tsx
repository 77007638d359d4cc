import { Icon } from '@tokhi/ui/show/icon.tsx';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';

/** One step back in the shop; a link home if there is no step to go back (first page of a visit, no JavaScript). */
export function BackButton({ className }: { className: string }) {
  const navigate = useNavigate();
  function handleClick(event: MouseEvent) {
    if (stepsInTheShop() === 0) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <Link className={className} to="/home" aria-label="Буцах" onClick={handleClick}>
      <Icon name="arrow-left" />
    </Link>
  );
}

// The router numbers its history entries, and a replaced entry (another picture of the gallery) keeps its number.
function stepsInTheShop(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}
