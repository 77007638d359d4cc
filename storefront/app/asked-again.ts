import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Whether the page that is open wants its data anew, such as where its HTML was lost (static-links.tsx). */
export const isAskedAgain = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;
