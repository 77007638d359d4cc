import { type MouseEvent, useRef } from 'react';

const DOUBLE_CLICK_MS = 300;

/** Leaves out the second half of a double click: somebody who wants two presses twice. */
export function useSingleClick(onClick: () => void): (event: MouseEvent) => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  return ({ detail, timeStamp }) => {
    const isDouble = detail > 1 && timeStamp - pressedAt.current < DOUBLE_CLICK_MS;
    pressedAt.current = timeStamp;
    if (!isDouble) onClick();
  };
}
