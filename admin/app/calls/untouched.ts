const UNTOUCHED_MS = 60_000;

let touchedAt = Date.now();
const touch = () => {
  touchedAt = Date.now();
};
for (const event of ['keydown', 'pointerdown', 'pointermove'] as const)
  globalThis.addEventListener?.(event, touch, { capture: true, passive: true });

/** Whether nobody has touched the page for a minute: what it asks then is no use of the session, which ends by itself. */
export const isUntouched = (): boolean => Date.now() - touchedAt > UNTOUCHED_MS;
