import { useMedia } from './use-media.ts';

/** Whether the page is laid out for a phone (spec §2, Header); for what opens after hydration only, the rest is done by styles. */
export const usePhone = (): boolean => useMedia('(max-width: 767.98px)');
