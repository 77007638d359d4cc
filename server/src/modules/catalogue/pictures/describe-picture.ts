import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { arrangePictures } from './arrange-pictures.ts';
import { changePictures, type PictureDeps, pictureIn } from './change-pictures.ts';
import { describe } from './pictures.queries.ts';

/** Sets alt text and kind. With alt text an encoded picture is shown in the shop; a shown picture cannot lose it. */
export const describePicture = (deps: PictureDeps, body: CallBody<AdminCalls['describePicture']>, caller: Staff) =>
  changePictures(deps, body, caller, async (tx, productId, pictures) => {
    const { state, id, kind, seen_from, alt } = pictureIn(pictures, body.id);
    if (state === 'shown' && body.alt === '') throw refuse('alt_text_needed');
    const after = { kind: body.kind, seen_from: body.seen_from, alt: body.alt };
    await describe(tx, id, after);
    await arrangePictures(tx, productId);
    return { action: 'describe picture', before: { id, kind, seen_from, alt }, after: { id, ...after } };
  });
