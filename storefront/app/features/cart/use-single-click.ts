import { type MouseEvent, useRef } from 'react';

const DOUBLE_CLICK_MS = 300;

/** Ignores the second click of a double click; two separate presses count twice. */
export function useSingleClick(onClick: () => void): (event: MouseEvent) => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  return ({ detail, timeStamp }) => {
    const isDouble = detail > 1 && timeStamp - pressedAt.current < DOUBLE_CLICK_MS;
    pressedAt.current = timeStamp;
    if (!isDouble) onClick();
  };
}
