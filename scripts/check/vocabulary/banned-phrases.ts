// Words and phrases banned from comments, documents and test titles. In prose many words of banned-names.ts are plain
// English: only those with a private meaning in this repository are banned.

export interface BannedPhrase {
  /** The report counts by concept. */
  concept: string;
  phrase: RegExp;
  use: string;
  /** Only in these files, because the word is needed elsewhere. */
  where?: RegExp;
}

const ROWS = '(?:rows?|orders?|carts?|customers?|accounts?|tables?|tasks?|refunds?|payments?|locks?)';
const PEOPLE = '(?:customers?|buyers?|owners?|payers?|staff|shop|everybody|nobody|somebody)';
const IS = '(?:is|are|was|were|be)';

export const BANNED_PHRASES: readonly BannedPhrase[] = [
  { concept: 'bill', phrase: /\bbill(?:s|ed)?\b/, use: 'invoice' },
  { concept: 'give up', phrase: /\bgiven-up\b/, use: 'superseded (an invoice), cancelled or dropped' },
  { concept: 'settle', phrase: /\bsettl(?:e|es|ed|ing)\b/, use: 'close (an invoice), decide or complete' },
  { concept: 'hold', phrase: new RegExp(String.raw`\b${ROWS} ${IS} held\b`), use: 'locked' },
  { concept: 'hold', phrase: new RegExp(String.raw`\bholds? (?:its|the|a|an|their) ${ROWS}\b`), use: 'locks' },
  { concept: 'lane', phrase: /\blanes?\b/, use: 'queue' },
  {
    concept: 'hand',
    phrase: /\bhands of (?:its|their) own\b|\bhands? of (?:the|a) worker\b|\b(?:two|three|four|five|ten|whose) hands\b/,
    use: 'concurrency',
  },
  { concept: 'forget', phrase: /\bforgets?\b/, use: 'purge, delete or clear' },
  {
    concept: 'tell',
    phrase: new RegExp(String.raw`\b${PEOPLE} ${IS} told\b|\btells? (?:the|a|its) ${PEOPLE}\b`),
    use: 'notify',
  },
  { concept: 'letter', phrase: /\bletters?\b/, use: 'email' },
  { concept: 'short message', phrase: /\bshort messages?\b/, use: 'sms' },
  { concept: 'books', phrase: /\bbooks\b/, use: 'invariants' },
  { concept: 'rehearse', phrase: /\brehears(?:e|es|ed|al|als)\b/, use: 'dry run' },
  { concept: 'patiently', phrase: /\bpatiently\b/, use: 'with a timeout' },
  { concept: 'wish', phrase: /\bwish(?:es)?\b/, use: 'pending favourite, constraint (of a query), request' },
  { concept: 'mend', phrase: /\bmend(?:s|ed|ing)?\b/, use: 'correct or repair' },
  { concept: 'frame', phrase: /\bframes?\b/, use: 'layout (of a page), context (of a call)' },
  { concept: 'spoil', phrase: /\bspoil(?:s|ed|t)?\b|\bdice\b/, use: 'mutate, seeded random' },
  { concept: 'door', phrase: /\bknock(?:s|ed|ing)?\b/, use: 'request' },
  {
    concept: 'door',
    phrase: /\bdoors?\b/,
    use: 'raw route, endpoint, listener',
    where: /^(?:server|contract|sandbox|scripts|docs)\/|^[A-Z]+\.md$/,
  },
  {
    concept: 'house',
    phrase: /\b(?:the|this|another|our) house\b|\bhouse rules\b/,
    use: 'repository, process, conventions',
  },
  {
    concept: 'house',
    phrase:
      /\ba few rooms\b|\brooms? of (?:its|their) own\b|\brooms? of the\b|\bgets? rooms\b|\bthe room that imports\b/,
    use: 'package, folder or module',
    where: /^(?:[A-Z]+\.md$|docs\/decisions\/|scripts\/)/,
  },
  {
    concept: 'desk',
    phrase: /\bat the desk\b|\bthe staff's desk\b|\bback[- ]office\b/,
    use: 'admin application, developer machine',
  },
  {
    concept: 'heal',
    phrase: /\bheal(?:s|ed|ing)?\b|\bwell again\b|\bcomes? back by itself\b/,
    use: 'recovers, is retried, fails over',
  },
  {
    concept: 'he',
    phrase: /\b(?:he|his|him|himself)\b/,
    use: 'it (software, companies), they or the role (people)',
  },
];
