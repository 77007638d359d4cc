import { InlineScript } from './inline-script.tsx';

export const OPENED = 'opened';
// A reload, a return from another site and an address with a fragment need their scroll position, which only a laid-out page
// knows; so does a visitor who scrolls or follows a link. The effect of a press is painted before the rest is laid out, which
// takes a phone a fifth of a second.
const AFTER_A_PRESS_MS = 500;
export const MARK_WHEN_OPENED = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){const root=document.documentElement,whole=()=>root.classList.remove("${OPENED}"),on=(sign,stirred)=>addEventListener(sign,stirred,{once:true,capture:true,passive:true});root.classList.add("${OPENED}");on("scroll",whole);on("keydown",whole);on("pointerdown",()=>setTimeout(whole,${AFTER_A_PRESS_MS}));on("click",({target})=>target.closest("a")&&whole())}`;

/**
 * Marks a newly opened page before its body is read: the visitor sees its top, so the rest need not be laid out until the
 * visitor interacts. From then on it is complete, and the scroll position that the router stores is exact.
 */
export function OpenedMark() {
  return <InlineScript text={import.meta.env.SSR ? MARK_WHEN_OPENED : ''} />;
}
