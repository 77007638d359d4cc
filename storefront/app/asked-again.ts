import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Whether the open page needs its data again, for example after its HTML was lost (static-links.tsx). */
export const isAskedAgain = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;
