import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { roomPicture } from '../../../pictures/room-picture.ts';
import { type PageRequest, shopFor } from '../../../shop-context.ts';

/** The room picture beside the form: the current first banner of the home page. */
export async function loadRoom(args: PageRequest): Promise<{ room: Picture | null }> {
  const { ask, report } = shopFor(args);
  try {
    const { homeBanner } = await ask('homePage', undefined);
    const [first] = homeBanner;
    return { room: first === undefined ? null : roomPicture(first) };
  } catch (error) {
    // The form works without the picture.
    report(error);
    return { room: null };
  }
}
