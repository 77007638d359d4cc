import { texts } from '@tokhi/contract/texts/texts';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { ask } from '../../calls/ask.ts';
import { stateOfError } from '../../calls/call-state.ts';
import { setSaved } from '../../calls/viewer.ts';
import type { PendingFavourite } from '../../local/pending-favourite.ts';
import { aboutProduct } from '../../pictures/about-product.ts';

const TO_SAVED = { label: 'Хадгалсан', to: '/profile?role=saved' };

type Outcome = 'done' | 'not done' | 'login needed';

/** Carries out the press on a heart or a bell, and says so (spec §5, §8). */
export async function applyPendingFavourite(pending: PendingFavourite, on: boolean): Promise<Outcome> {
  try {
    if (pending.kind === 'save') await save(pending, on);
    else await notifyWhenBack(pending, on);
    return 'done';
  } catch (error) {
    const errorState = stateOfError(error);
    // `ask` already reported this when it cleared the session.
    if (errorState.is === 'refused' && errorState.code === 'login_required') return 'login needed';
    const full = errorState.is === 'refused' && errorState.code === 'favourite_limit';
    toastFailure(errorState.text, full ? TO_SAVED : undefined);
    return 'not done';
  }
}

async function save(pending: PendingFavourite, on: boolean): Promise<void> {
  const { code } = pending;
  setSaved(code, on);
  try {
    await ask(on ? 'addFavourite' : 'removeFavourite', { id: code });
  } catch (error) {
    setSaved(code, !on);
    throw error;
  }
  // Set again: viewer data requested meanwhile, for example after a login, may be older.
  setSaved(code, on);
  if (on) toastSuccess(texts.productSaved, TO_SAVED, aboutProduct(pending, '{n} бүтээгдэхүүн хадгалагдлаа'));
}

async function notifyWhenBack({ code }: PendingFavourite, on: boolean): Promise<void> {
  await ask('tellWhenBack', { id: code, on });
  toastSuccess(on ? texts.willTellWhenBack : texts.willNotNotify);
}
