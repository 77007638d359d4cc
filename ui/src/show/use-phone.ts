import { useMedia } from './use-media.ts';

/** Whether the page has the phone layout (spec §2, Header); only for what opens after hydration, styles do the rest. */
export const usePhone = (): boolean => useMedia('(max-width: 767.98px)');
