import type { Db, Tx } from '../../../db/database.ts';
import { placeShown, placeUploads, showUploads } from './arrange.queries.ts';
import { byIds, inOrder } from './in-order.ts';
import { shownPictures, uploadsOfProduct } from './pictures.queries.ts';

/** All pictures of a product in the order that staff see. */
export async function picturesInOrder(db: Db, productId: number) {
  const shown = (await shownPictures(db, productId)).map((one) => ({ ...one, state: 'shown' as const }));
  return inOrder(shown, await uploadsOfProduct(db, productId));
}

export type ManagedPicture = Awaited<ReturnType<typeof picturesInOrder>>[number];

const isReady = ({ state, alt }: ManagedPicture) => state === 'encoded' && alt.trim() !== '';

/** Shows pictures that are encoded and described, and saves the order; the caller has locked the pictures. */
export async function arrangePictures(tx: Tx, productId: number, ids?: readonly number[]): Promise<void> {
  const current = await picturesInOrder(tx, productId);
  const wanted = ids === undefined ? current : byIds(current, ids);
  await showUploads(
    tx,
    productId,
    wanted.filter(isReady).map(({ id }) => id),
  );
  const isShown = (picture: ManagedPicture) => picture.state === 'shown' || isReady(picture);
  await placeShown(
    tx,
    productId,
    wanted.filter(isShown).map(({ id }) => id),
  );
  await placeUploads(
    tx,
    wanted.flatMap((picture, index) => (isShown(picture) ? [] : [{ id: picture.id, place: index + 1 }])),
  );
}
