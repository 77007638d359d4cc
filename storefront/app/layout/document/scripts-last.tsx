import { InlineScript } from './inline-script.tsx';
import { OPENED } from './opened-page.tsx';

// The first paint needs no script, yet React lifts the links to the scripts above style sheet and picture, and browsers ask
// in that order: on a phone's line 130 kB would come before everything that is seen. So the server lays them to sleep, and a
// few words at the end of the page wake them when it has been painted.
const ASLEEP = 'asleep';
const MODULE_PRELOAD = /<link rel="modulepreload" [^>]*?\/>/g;
const MODULE_SCRIPT = '<script type="module" async="">';

/** A window that nobody looks at is never painted, and must come to life all the same. */
const LONGEST_SLEEP_MS = 3_000;
const ASK_AGAIN_AFTER_MS = 2_000;

// A script does not run for a new type, so a copy of it is put in its place. Where one of its files does not come (a line that
// broke, a shop that was busy) the page is asked for once more, unless the visitor has begun to use it as it is, or it has been
// asked for again already: neither bears the mark of opened-page.tsx.
export const WAKE = `{let start;const wake=()=>{if(start)return;for(const link of document.querySelectorAll("link[rel=${ASLEEP}]"))link.rel="modulepreload";start=document.createElement("script");start.type="module";start.text=document.querySelector("script[type=${ASLEEP}]").text;start.onerror=()=>setTimeout(()=>{if(document.documentElement.classList.contains("${OPENED}"))location.reload()},${ASK_AGAIN_AFTER_MS});document.head.append(start)};requestAnimationFrame(()=>setTimeout(wake));setTimeout(wake,${LONGEST_SLEEP_MS})}`;

/** Stands after the router's scripts. Without it they never run. */
export function WakeScripts() {
  if (import.meta.env.DEV) return null;
  return <InlineScript text={import.meta.env.SSR ? WAKE : ''} />;
}

/** The page as React and the router wrote it, with its scripts asleep and asked for last. */
export function scriptsLast(html: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const links = (head.match(MODULE_PRELOAD) ?? []).map((link) =>
    link.replace('rel="modulepreload"', `rel="${ASLEEP}" fetchPriority="low"`),
  );
  const body = html.slice(end).replace(MODULE_SCRIPT, `<script type="${ASLEEP}">`);
  return head.replace(MODULE_PRELOAD, '') + links.join('') + body;
}
