import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import type { Stocked } from './stock-query.ts';
import type { Loss, Place } from './stock-words.ts';

export type MoveKind = 'receive' | 'count' | 'write-off';

export interface StockForm {
  kind: MoveKind;
  units: number;
  place: Place;
  loss: Loss;
  location: string;
  note: string;
}

export type StockMove =
  | { does: 'receive'; body: CallBody<AdminCalls['receiveStock']> }
  | { does: 'count'; body: CallBody<AdminCalls['countStock']> }
  | { does: 'write-off'; body: CallBody<AdminCalls['writeOffStock']> };

const LOCATION = /^[A-Z]-\d{2}(-\d{1,2})?$/;

/** A form begins with one unit; a count at 0, so that nobody confirms the system's figure unseen. */
export const emptyForm = (kind: MoveKind, { place }: Pick<Stocked, 'place'>): StockForm => ({
  ...{ kind, place, units: kind === 'count' ? 0 : 1 },
  ...{ loss: 'damaged_in_transport', location: '', note: '' },
});

/** Whether this is a valid location: a shelf and a level, «C-02-1». */
export const isLocation = (typed: string): boolean => LOCATION.test(typed.trim().toUpperCase());

/** The units in the store after the form is saved. */
export function onHandAfter({ kind, units }: Pick<StockForm, 'kind' | 'units'>, onHand: number): number {
  if (kind === 'receive') return onHand + units;
  return kind === 'count' ? units : onHand - units;
}

export function moveOf(form: StockForm, code: string, version: number): StockMove {
  const { kind, units, place, loss } = form;
  const location = form.location.trim() === '' ? undefined : form.location;
  const note = form.note.trim() === '' ? undefined : form.note;
  if (kind === 'receive') return { does: kind, body: { code, units, location, note } };
  if (kind === 'count') return { does: kind, body: { code, units, place, version, location, note } };
  return { does: kind, body: { code, units, loss, note } };
}
