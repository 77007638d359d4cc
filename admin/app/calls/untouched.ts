const UNTOUCHED_MS = 60_000;

let touchedAt = Date.now();
const touch = () => {
  touchedAt = Date.now();
};
for (const event of ['keydown', 'pointerdown', 'pointermove'] as const)
  globalThis.addEventListener?.(event, touch, { capture: true, passive: true });

/** Whether the page was unused for a minute: its requests then do not keep the session open. */
export const isUntouched = (): boolean => Date.now() - touchedAt > UNTOUCHED_MS;
