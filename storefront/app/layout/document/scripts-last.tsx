import { InlineScript } from './inline-script.tsx';
import { OPENED } from './opened-page.tsx';

// The first paint needs no script, yet React moves the script links above style sheet and picture, and browsers load
// in that order: on a phone's connection 130 kB would come before everything visible. So the server puts them to sleep, and a
// short script at the end of the page wakes them after the paint.
const ASLEEP = 'asleep';
const MODULE_PRELOAD = /<link rel="modulepreload" [^>]*?\/>/g;
const MODULE_SCRIPT = '<script type="module" async="">';

/** A hidden window is never painted, and must become interactive all the same. */
const LONGEST_SLEEP_MS = 3_000;
const ASK_AGAIN_AFTER_MS = 2_000;

// A script does not run after a change of its type, so a copy replaces it. If one of its files does not load (a broken
// connection, a busy shop) the page is requested once more, unless the visitor has begun to use it as it is, or it has
// already been requested again: neither has the mark of opened-page.tsx.
export const WAKE = `{let start;const wake=()=>{if(start)return;for(const link of document.querySelectorAll("link[rel=${ASLEEP}]"))link.rel="modulepreload";start=document.createElement("script");start.type="module";start.text=document.querySelector("script[type=${ASLEEP}]").text;start.onerror=()=>setTimeout(()=>{if(document.documentElement.classList.contains("${OPENED}"))location.reload()},${ASK_AGAIN_AFTER_MS});document.head.append(start)};requestAnimationFrame(()=>setTimeout(wake));setTimeout(wake,${LONGEST_SLEEP_MS})}`;

/** Comes after the router's scripts. Without it they never run. */
export function WakeScripts() {
  if (import.meta.env.DEV) return null;
  return <InlineScript text={import.meta.env.SSR ? WAKE : ''} />;
}

/** The page as React and the router wrote it, with its scripts asleep and loaded last. */
export function scriptsLast(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const links = (head.match(MODULE_PRELOAD) ?? []).map((link) =>
    link.replace('rel="modulepreload"', `rel="${ASLEEP}" fetchPriority="low"`),
  );
  const body = html.slice(end).replace(MODULE_SCRIPT, `<script type="${ASLEEP}">`);
  return head.replace(MODULE_PRELOAD, '') + links.join('') + body;
}
