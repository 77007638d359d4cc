/** The tab that a key leads to from the one in focus; null if the key is not about tabs. Wraps around at the ends. */
export function nextTab(key: string, at: number, tabs: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % tabs;
    case 'ArrowLeft':
      return (at - 1 + tabs) % tabs;
    case 'Home':
      return 0;
    case 'End':
      return tabs - 1;
    default:
      return null;
  }
}
