import type { KeyboardEvent } from 'react';

/** As in a spreadsheet: each line is a product, and most lines get the same kind of figure. */
export function moveToLine(event: KeyboardEvent<HTMLInputElement>): void {
  const { key, currentTarget: field, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !['ArrowDown', 'ArrowUp', 'Enter'].includes(key)) return;
  const row = field.closest('tr');
  const next = key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
  const to = next?.querySelector<HTMLInputElement>(`input[data-column="${field.dataset['column']}"]`);
  event.preventDefault();
  to?.focus();
}
