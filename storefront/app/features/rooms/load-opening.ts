import type { Ask, BodyOf } from '@tokhi/contract/client';
import { type Packed, pack } from '../../packed.ts';
import { type OpeningView, openingView } from './opening.present.ts';

/** The opening of the page of a category, a brand or an event. */
export const loadOpening = async (
  ask: Ask,
  about: BodyOf<'opening'>,
  { now, asDocument }: { now: Date; asDocument: boolean },
): Promise<Packed<OpeningView>> => pack(openingView(await ask('opening', about), now), asDocument);
