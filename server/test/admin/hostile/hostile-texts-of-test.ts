// Texts that would run if they were not escaped, whole or in parts; the same for the same seed.
import fc from 'fast-check';

/** What each of them calls or names; the shop itself has nothing of that name. */
export const CANARY = 'xss7';

const WHOLE = [
  `<img src=x onerror=${CANARY}()>`,
  `"><svg onload=${CANARY}()>`,
  `'><svg onload=${CANARY}()>`,
  `<svg onload=${CANARY}>`,
  `</script><script>${CANARY}()</script>`,
  `<script>${CANARY}()</script>`,
  `<ScRiPt/src=//${CANARY}.example>`,
  `</title><script>${CANARY}()</script>`,
  `</textarea><img src=x onerror=${CANARY}()>`,
  `<!--<script>${CANARY}()//-->`,
  `--><img src=x onerror=${CANARY}()>`,
  `]]><script>${CANARY}()</script>`,
  `" onmouseover="${CANARY}()" x="`,
  `' autofocus onfocus='${CANARY}()' x='`,
  `\` onclick=\`${CANARY}()`,
  `<a href="javascript:${CANARY}()">a</a>`,
  `<a href="&#106;avascript&colon;${CANARY}()">a</a>`,
  `<a href="jav&#x09;ascript:${CANARY}()">a</a>`,
  `javascript:${CANARY}()`,
  `data:text/html,<script>${CANARY}()</script>`,
  `<iframe srcdoc="<script>${CANARY}()</script>">`,
  `<math><mtext></form><form><mglyph><style></math><img src onerror=${CANARY}()>`,
  `<noscript><p title="</noscript><img src=x onerror=${CANARY}()>">`,
  `<p style="background:url(//${CANARY}.example)">a</p>`,
  `<base href="//${CANARY}.example/">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${CANARY}()">`,
  `<form action="javascript:${CANARY}()"><button>a`,
  `&lt;script&gt;${CANARY}()&lt;/script&gt;`,
  `\\u003cscript\\u003e${CANARY}()`,
  `{{${CANARY}()}} \${${CANARY}()} <%=${CANARY}()%>`,
  `=HYPERLINK("http://${CANARY}.example","a")`,
  `@SUM(1)*cmd|'/C ${CANARY}'!A0`,
  `<svg/onload=${CANARY}`,
  `<b onx=${CANARY}>`,
] as const;

const PIECES = [
  ...['<', '>', '"', "'", '`', '&', '=', '/', '--', '\\', '</', '<!--', '-->', '&#x3c;', '&lt', ' on', 'a', 'Ө', 'ү'],
  ...['\u2028', '\u202e', '\ufeff', '🛋', 'script', 'img', 'svg', 'style', 'onload=', 'onerror=', 'javascript:'],
];
const mixed = fc
  .array(fc.constantFrom(...PIECES, CANARY, `${CANARY}()`), { minLength: 3, maxLength: 24 })
  .map((pieces) => `${pieces.join('')}<${CANARY}>`);

/** `count` texts of at most `longest` characters, none blank or cut; the well-known ones first. */
export function hostileTexts(count: number, longest = Number.POSITIVE_INFINITY, seed = 20_261_119): string[] {
  const drawn = fc.sample(
    fc.oneof(
      mixed,
      fc.tuple(mixed, fc.constantFrom(...WHOLE)).map((two) => two.join('')),
    ),
    {
      numRuns: count * 4,
      seed,
    },
  );
  const fitting = [...WHOLE, ...drawn].filter((text) => text.length <= longest);
  return Array.from({ length: count }, (_, at) => fitting[at % fitting.length] ?? '<b>'.slice(0, longest));
}
