// Parses HTML as a browser does: React and our emails escape every `<`, `>` and quote of a text, so a text that breaks out of its place
// shows up as tags and attributes.
import { CANARY } from './hostile-texts-of-test.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const TAG = /<([a-z!/][^\s>/]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const ADDRESSES = ['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'poster', 'data', 'content'];
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", colon: ':' };

const decoded = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** What in a page would run, load or send something because of an injected text; empty for a safe page. */
export function whatWouldRun(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, , code = '']) =>
    /<!--|<\/?script/i.test(code) ? [`a script that ends early: ${code.slice(0, 200)}`] : [],
  );
  const tags = [...html.replace(SCRIPT, '<script$1></script>').matchAll(TAG)].flatMap(([tag, name = '', rest = '']) => {
    const attributes = [...rest.matchAll(ATTRIBUTE)].map(([, key = '', ...values]) => ({
      key: key.toLowerCase(),
      value: decoded(values.find((value) => value !== undefined) ?? ''),
    }));
    const isWrong =
      name.includes(CANARY) ||
      ['iframe', 'object', 'embed', 'math'].includes(name.toLowerCase()) ||
      attributes.some(
        ({ key, value }) =>
          /^on[a-z]/.test(key) ||
          key === 'srcdoc' ||
          key.includes(CANARY) ||
          (key === 'style' && value.includes(CANARY)) ||
          (ADDRESSES.includes(key) &&
            key !== 'content' &&
            /^[\s\p{Cc}]*(javascript|vbscript|data:text)/iu.test(value)) ||
          (key === 'http-equiv' && value.toLowerCase() === 'refresh'),
      );
    return isWrong ? [tag.slice(0, 300)] : [];
  });
  return [...scripts, ...tags];
}
