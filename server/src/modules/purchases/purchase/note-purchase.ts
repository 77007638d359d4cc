import { noteAbout } from '../../audit/public.ts';

export const notePurchase = noteAbout('purchase');
