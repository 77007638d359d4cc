import { texts } from '@tokhi/contract/texts/texts';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { ask } from '../../calls/ask.ts';
import { stateOfError } from '../../calls/call-state.ts';
import { setSaved } from '../../calls/marks.ts';
import type { Wish } from '../../local/wish.ts';
import { aboutProduct } from '../../pictures/about-product.ts';

const TO_SAVED = { label: 'Хадгалсан', to: '/profile?role=saved' };

type Outcome = 'done' | 'not done' | 'login needed';

/** Does what a heart or a bell was pressed for, and says so (spec §5, §8). */
export async function fulfilWish(wish: Wish, on: boolean): Promise<Outcome> {
  try {
    if (wish.kind === 'save') await save(wish, on);
    else await tell(wish, on);
    return 'done';
  } catch (error) {
    const told = stateOfError(error);
    // `ask` has said it already, when it cleared the session.
    if (told.is === 'refused' && told.code === 'login_required') return 'login needed';
    const full = told.is === 'refused' && told.code === 'favourite_limit';
    toastFailure(told.text, full ? TO_SAVED : undefined);
    return 'not done';
  }
}

async function save(wish: Wish, on: boolean): Promise<void> {
  const { code } = wish;
  setSaved(code, on);
  try {
    await ask(on ? 'addFavourite' : 'removeFavourite', { id: code });
  } catch (error) {
    setSaved(code, !on);
    throw error;
  }
  // Once more: marks that were asked for meanwhile, as after a login, may tell of the moment before.
  setSaved(code, on);
  if (on) toastSuccess(texts.productSaved, TO_SAVED, aboutProduct(wish, '{n} бүтээгдэхүүн хадгалагдлаа'));
}

async function tell({ code }: Wish, on: boolean): Promise<void> {
  await ask('tellWhenBack', { id: code, on });
  toastSuccess(on ? texts.willTellWhenBack : texts.willNotTell);
}
