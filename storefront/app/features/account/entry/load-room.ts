import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { roomPicture } from '../../../pictures/room-picture.ts';
import { type PageRequest, shopFor } from '../../../shop-context.ts';

/** The room beside the form: the first banner of the home page, whichever it is now. */
export async function loadRoom(args: PageRequest): Promise<{ room: Picture | null }> {
  const { ask, report } = shopFor(args);
  try {
    const { homeBanner } = await ask('homePage', undefined);
    const [first] = homeBanner;
    return { room: first === undefined ? null : roomPicture(first) };
  } catch (error) {
    // The form is worth more than the picture beside it.
    report(error);
    return { room: null };
  }
}
