import { saveAttributes, showAttributes } from './attribute-calls.ts';
import { createShelf, deleteShelf, listShelves, mergeShelves, orderShelves, saveShelf } from './shelf-calls.ts';

export const shelfCalls = {
  createShelf,
  deleteShelf,
  listShelves,
  mergeShelves,
  orderShelves,
  saveAttributes,
  saveShelf,
  showAttributes,
};
