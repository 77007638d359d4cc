// Where a banned word is correct. An exception that excuses nothing is a fault, so the list stays true.

export interface Exception {
  /** The banned word, or the phrase as found. */
  word: RegExp;
  /** The name that contains it; for prose the text around it. */
  found?: RegExp;
  file?: RegExp;
  why: string;
}

/** Files that are not checked. */
export const UNCHECKED: readonly { file: RegExp; why: string }[] = [
  { file: /^server\/migrations\//, why: 'a migration keeps the text with which it landed' },
  { file: /^docs\/spec[\w-]*\.md$/, why: 'the words of the owner, and tables about them' },
  { file: /^demo\//, why: 'data of the demo shop' },
  { file: /^docs\/screens\//, why: 'pictures named by what they show' },
  { file: /^docs\/glossary\.md$/, why: 'says which words are not used' },
  { file: /^scripts\/check\/(?:banned-words\.ts$|vocabulary\/)/, why: 'the list itself and its tests' },
];

const LETTER = /^letters?$/;
/** Said of characters, not of mail. */
const CHARACTERS =
  /letter by letter|by one letter|(?:in|first) (?:Latin|letters)|Mongolian letters|first letter on|name and (?:one|a) letter|letters twice as large|case of letters|letters that can be read/i;
const FRAME = /^frames?$/;
const PARTS = /^parts$/;

export const EXCEPTIONS: readonly Exception[] = [
  { word: /^rooms$/, file: /^server\/src\/db\/rights\/table-rights\.ts$/, why: 'the table of furnished rooms' },
  {
    word: /^pinned$/,
    file: /search-words|of-the-search|search\/(admin|staff-words|result-cache)|admin\/search|search-settings|work-forms|setting-changes|pins?[-.]/,
    why: 'a product that staff put first for a query; a statement is prepared',
  },
  {
    word: /^rehears/,
    file: /^(?:server\/src\/(?:backup|restore|doctor)\/|server\/test\/(?:[\w-]*backup[\w-]*|machine-of-test)\.ts$|ops\/|docs\/|scripts\/drills\/)/,
    why: 'a backup restored to see that it can be: nothing of it is a dry run',
  },

  // Names defined by others.
  { word: /^bill$/, found: /^billIdSuffix$/, why: 'a field of PosAPI' },
  { word: /^settled$/, found: /AllSettled$|^allSettled$|^PromiseSettledResult$/, why: 'of promises in JavaScript' },
  { word: /^settle$/, found: /promise may never settle/, why: 'of promises in JavaScript' },
  { word: /^settled$/, found: /^onSettled$/, why: 'an option of TanStack Query' },
  { word: /^settled$/, found: /^PAYMENT_SETTLED$/, why: 'a state of QPay' },
  { word: /^(?:hold|held)$/, found: /^h[eo]ldId$/, file: /pocket\.routes\.ts$/, why: 'fields of Pocket' },
  {
    word: /^frame$/,
    found: /^(?:frame-ancestors|frameAncestors|xFrameOptions|x-frame-options)$/,
    why: 'headers of HTTP',
  },
  { word: /^frame$/, found: /^frameLocator$/, why: 'an interface of Playwright' },
  { word: /^frame$/, found: /^(?:requestAnimationFrame|HTMLIFrameElement)$/, why: 'interfaces of browsers' },
  { word: /^frames$/, file: /^e2e\/journeys\/expect-accessible\.ts$/, why: 'an option of axe, about iframes' },

  // Names that API clients know, and commands.
  { word: /^tell$/, found: /^(?:\w+\.)?tell-when-back|tellWhenBack/i, why: 'a call of the API' },
  { word: /^marks$/, found: /^my-marks$|MyMarks$|^myMarks$/, why: 'a call of the API' },
  { word: /^books$/, found: /verify-books/, why: 'a command that operators know' },

  // Names that stay: of files, in the database, on the wire, in style sheets and environments.
  { word: /./, file: /^docs\/decisions\/\d{3}-[^/]*$/, found: /^\d{3}-.*\.md$/, why: 'links from outside stay valid' },
  { word: /^way$/, file: /^contract\/src\/social-login\.ts$/, why: 'a parameter in the address of a login' },
  {
    word: /^lanes$/,
    found: /^(?:MONEY|WORKER)_LANES$/,
    file: /\/(?:renamed-variables(?:\.test)?|environment-names\.test)\.ts$/,
    why: 'the old name of an environment variable, which is still read',
  },
  { word: /^held$/, found: /^held(?:__\w+|-title)?$/, file: /\/reserved-goods\.(?:css|tsx)$/, why: 'a CSS class' },
  { word: /^(?:marks|forget)$/, found: /^(?:prow__marks|(?:recent|suggest)__forget)$/, why: 'a CSS class' },
  {
    word: /^(?:tell|forget|letters|nobody)$/,
    found: /^(?:tell|forget)-[\w-]+$/,
    file: /^(?:ARCHITECTURE|docs\/reliability)\.md$/,
    why: 'names of jobs: rows of the queue and of failed_jobs have them',
  },
  { word: /^told$/, found: /^stepsToldAfterMinutes$/, file: /^docs\//, why: 'a setting that is stored' },
  { word: /^books$/, found: /^books_breaks$/, file: /^docs\//, why: 'a metric that operators know' },
  { word: /^wholes$/, file: /^docs\/caches\.md$/, why: 'a label of the metrics store_entries and store_bytes' },

  // The same in the server.
  { word: /^settles$/, found: /^settlesWithin$|^settles-within\.ts$/, why: 'of promises in JavaScript' },
  { word: /^hold$/, found: /^holdId$/, file: /\/open-pocket\.ts$/, why: 'a field of Pocket' },
  {
    word: /^bill$/,
    found: /^(?:billId|correctsBillId|corrected_bill_id|billSuffix|billDay)$/,
    file: /^server\//,
    why: 'a receipt as PosAPI, the columns of receipts and the payloads of stored emails name it',
  },
  {
    word: /^(?:tell|forget|letters|nobody)$/,
    found: /^(?:tell|forget)-[\w-]+$/,
    file: /^server\/src\/.*\.jobs?\.ts$/,
    why: 'names of jobs: rows of the queue and of failed_jobs have them',
  },
  { word: /^told$/, found: /^stepsToldAfterMinutes$/, file: /^server\//, why: 'a setting that is stored' },
  { word: /^books$/, found: /^books_breaks$/, file: /^server\//, why: 'a metric that operators know' },
  { word: /^letters$/, found: /^price_letters_state_pkey$/, why: 'a key of the database, named by PostgreSQL' },
  { word: /^desk$/, found: /^desk-bichig$/, file: /^server\//, why: 'a model of the demo shop' },
  {
    word: /^desk$/,
    found: /^(?:writing-desk|drawer-desk|desk-lamp|desk-drawers)$/,
    file: /^server\/test\/search-generator\//,
    why: 'sub-categories of the demo shop',
  },

  // Other things that have the name in their field.
  { word: /^hand$/, found: /on_?hand/i, why: 'stock on hand' },
  { word: /^hand$/, found: /by[-_]?hand/i, why: 'entered by a person, not by a provider' },
  { word: /^hand$/, found: /hand[-_]?over/i, why: 'goods are handed over' },
  {
    word: FRAME,
    file: /^e2e\/(?:measure-press|journeys\/open-page)\.ts$/,
    found: /frames?\b/,
    why: 'a frame that a browser paints',
  },
  { word: FRAME, file: /^server\/src\/(?:jobs\/failure-reason|logged-error)\.ts$/, why: 'a frame of a stack' },
  { word: FRAME, found: /may load, frame or run|nobody may frame it/, why: 'a page in a frame of another' },
  { word: FRAME, found: /is shown in a frame without scripts/, why: 'an iframe' },
  { word: FRAME, file: /^studio\//, why: 'of a picture or a piece of furniture' },
  { word: PARTS, found: /InParts$|^inParts$/, why: 'a transfer may come in parts' },
  { word: PARTS, found: /^(?:refund|return|sms|listed)-?[Pp]arts/, why: 'parts of a refund, a message, a site map' },
  { word: PARTS, file: /purchases\//, why: 'what came of a purchase at once' },
  { word: PARTS, file: /\/site-map\/|bench-pages\.ts$/, why: 'parts of a site map' },
  {
    word: PARTS,
    found: /^parts$/i,
    file: /^server\/src\/modules\/search\/(?!.*routes)/,
    why: 'parts of a word or a text',
  },
  { word: PARTS, file: /^bench\/src\/money\/bench-money\.ts$/, why: 'parts of a measurement' },
  { word: /^books$/, file: /^studio\//, why: 'books on a shelf' },
  { word: /^doors?$/, found: /door_?cm|doors? of|the doors? (?:and|measure)/i, why: 'of a flat or a cupboard' },

  // «Letter» as a character.
  { word: LETTER, file: /\/search\/|^studio\/|^ui\/|^e2e\/fuzz\//, why: 'a character: texts are compared or drawn' },
  { word: LETTER, file: /^sandbox\/src\/(?:tiles|pos-api)\//, why: 'a character: texts are drawn or made' },
  { word: LETTER, file: /^rules\/src\/(?:catalogue|cart|review|refund)\//, why: 'a character: rules about text' },
  { word: LETTER, file: /^rules\/src\/person\/contact-checks/, why: 'a character: rules about text' },
  { word: LETTER, found: CHARACTERS, why: 'a character' },
  {
    word: LETTER,
    file: /\/(?:bank-mark|initials|scene-picture|room-picture|product-picture\.test)\.tsx?$/,
    why: 'a character',
  },
];

export const HOW_TO_GO_ON =
  'Use the word of docs/glossary.md; where the banned word is the right one, add an exception with its reason to scripts/check/vocabulary/exceptions.ts.';
