import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { type Picture, type Pictures, picturesQuery } from './pictures-query.ts';

const UNDO_MS = 15_000;

/** The pictures of a product and the actions on them: one change after another, each with the version of the last one. */
export function usePictures(code: string) {
  const queries = useQueryClient();
  const { pictures } = useSuspenseQuery(picturesQuery(code)).data;
  const [failure, setFailure] = useState<unknown>(null);
  const [removed, setRemoved] = useState<{ picture: Picture; until: Date } | null>(null);
  const clearRemoved = useCallback(() => setRemoved(null), []);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = picturesQuery(code);

  function change(send: (of: { code: string; version: number }) => Promise<Pictures>): Promise<boolean> {
    const done = last.current.then(async () => {
      try {
        await queries.cancelQueries({ queryKey });
        const version = queries.getQueryData<Pictures>(queryKey)?.version ?? 1;
        queries.setQueryData(queryKey, await send({ code, version }));
        setFailure(null);
        return true;
      } catch (error) {
        setFailure(error);
        await queries.invalidateQueries({ queryKey });
        return false;
      }
    });
    last.current = done;
    return done;
  }
  /** Drawn at once, so that a dragged picture stays where it was put. */
  function order(ids: readonly number[]): void {
    queries.setQueryData<Pictures>(
      queryKey,
      (before) => before && { ...before, pictures: byIds(before.pictures, ids) },
    );
    void change((of) => ask('orderPictures', { ...of, ids: [...ids] }));
  }
  const describe = (picture: Pick<Picture, 'id' | 'alt' | 'kind' | 'seen_from'>) =>
    change((of) => ask('describePicture', { ...of, ...picture }));
  async function remove(picture: Picture): Promise<void> {
    const isDone = await change((of) => ask('removePicture', { ...of, id: picture.id }));
    if (isDone && picture.file !== null) setRemoved({ picture, until: new Date(Date.now() + UNDO_MS) });
  }
  async function restore(): Promise<void> {
    if (removed === null) return;
    const { id } = removed.picture;
    if (await change((of) => ask('restorePicture', { ...of, id }))) setRemoved(null);
  }
  return { pictures, failure, removed, clearRemoved, order, describe, remove, restore };
}

const byIds = (pictures: readonly Picture[], ids: readonly number[]): Picture[] =>
  pictures.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
