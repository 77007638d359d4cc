import { InlineScript } from './inline-script.tsx';

export const OPENED = 'opened';
// A reload, the way back from another site and an address with a place in it want that place, which only a page that is laid
// out knows.
export const MARK_WHEN_OPENED = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){const root=document.documentElement;root.classList.add("${OPENED}");for(const sign of["scroll","pointerdown","keydown","click"])addEventListener(sign,()=>root.classList.remove("${OPENED}"),{once:true,capture:true,passive:true})}`;

/**
 * Marks a page that was opened anew, before its body is read: it is seen from its top, so the rest need not be laid out until
 * the visitor stirs. From then on it is whole, and the place that the router remembers of it is exact.
 */
export function OpenedMark() {
  return <InlineScript text={import.meta.env.SSR ? MARK_WHEN_OPENED : ''} />;
}
