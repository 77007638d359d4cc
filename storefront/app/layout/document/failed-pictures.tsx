import { InlineScript } from './inline-script.tsx';

// Before the first picture, and for all of them: React is too late for those of the first screen. The next picture in the same
// place may load. On the document: the load event of a picture does not reach the window.
export const MARK_FAILED = `for(const event of["error","load"])document.addEventListener(event,({target:it})=>{if(it instanceof HTMLImageElement)it.classList.toggle("failed",event==="error")},true)`;

/** Marks a picture that did not load; ui/src/show/picture.css draws the shop's mark instead of the browser's broken one. */
export function FailedPictures() {
  return <InlineScript text={import.meta.env.SSR ? MARK_FAILED : ''} />;
}
