import { InlineScript } from './inline-script.tsx';

export const OPENED = 'opened';
// A reload, the way back from another site and an address with a place in it want that place, which only a page that is laid
// out knows; so does whoever moves or follows a link. What a press changes is drawn before the rest is laid out, which takes a
// phone a fifth of a second.
const AFTER_A_PRESS_MS = 500;
export const MARK_WHEN_OPENED = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){const root=document.documentElement,whole=()=>root.classList.remove("${OPENED}"),on=(sign,stirred)=>addEventListener(sign,stirred,{once:true,capture:true,passive:true});root.classList.add("${OPENED}");on("scroll",whole);on("keydown",whole);on("pointerdown",()=>setTimeout(whole,${AFTER_A_PRESS_MS}));on("click",({target})=>target.closest("a")&&whole())}`;

/**
 * Marks a page that was opened anew, before its body is read: it is seen from its top, so the rest need not be laid out until
 * the visitor stirs. From then on it is whole, and the place that the router remembers of it is exact.
 */
export function OpenedMark() {
  return <InlineScript text={import.meta.env.SSR ? MARK_WHEN_OPENED : ''} />;
}
