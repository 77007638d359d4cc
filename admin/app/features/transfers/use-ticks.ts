import { useState } from 'react';
import type { Transfer } from './transfers-query.ts';

/** Which lines are ticked: the sure ones, unless a member changed it. */
export function useTicks(transfers: readonly Transfer[]) {
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const sure = new Set(transfers.flatMap(({ id, isTicked }) => (isTicked ? [id] : [])));
  const has = (id: number): boolean => changed.get(id) ?? sure.has(id);
  const toggle = (id: number) => setChanged((before) => new Map(before).set(id, !(before.get(id) ?? sure.has(id))));
  return { has, toggle };
}
