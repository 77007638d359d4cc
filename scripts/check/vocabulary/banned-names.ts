// Words banned from names in the code, files and folders, and what to use instead (the glossary says why). Every form of a word is
// listed: a name is split at capitals, hyphens and underscores, and its words are compared unchanged.

export interface BannedName {
  /** The report counts by concept. */
  concept: string;
  /** Banned as a word of a name, or as consecutive words (`give-up`). */
  words?: string[];
  /** Banned as the whole name, everywhere. */
  whole?: string[];
  /** Banned as the whole name of a declaration or a file; a library may have a member with this name. */
  declared?: string[];
  use: string;
  /** Only in these files, because the word is needed elsewhere. */
  where?: RegExp;
}

const SEARCH = /^server\/src\/modules\/search\//;
const PROCESSES = /^(?:server|sandbox|bench)\//;
const CHECKOUT =
  /^(?:contract\/src|rules\/src\/order|server\/src\/modules\/(?:orders|checkout|payments)|storefront\/app\/features\/(?:shipping|payment|orders))\//;

export const BANNED_NAMES: readonly BannedName[] = [
  {
    concept: 'hold',
    words: ['hold', 'holds', 'held', 'holding'],
    use: 'lock (a row), reserve (stock, a code, points), keep, or contain',
  },
  { concept: 'bill', words: ['bill', 'bills', 'billed'], use: 'invoice' },
  {
    concept: 'settle',
    words: ['settle', 'settles', 'settled', 'settling'],
    use: 'close (an invoice), complete or resolve',
  },
  {
    concept: 'release',
    words: ['release-bill', 'release-bills', 'release-invoice', 'release-invoices'],
    use: 'closeInvoice, closeInvoices',
  },
  {
    concept: 'give up',
    words: ['give-up', 'gives-up', 'given-up', 'gave-up'],
    use: 'close, supersede, abandon or drop',
  },
  { concept: 'once', words: ['answer-once'], declared: ['once'], use: 'withIdempotency' },
  { concept: 'once', words: ['take-key', 'answered-before'], use: 'claimKey, IdempotentReplay' },
  { concept: 'who asks', words: ['who-asks', 'who-calls', 'nobody'], use: 'findSession, callerFrom, Guest' },
  { concept: 'door', words: ['door', 'doors'], use: 'RawRoute', where: /^(?:server|contract|sandbox|bench|scripts)\// },
  { concept: 'door', words: ['knock', 'knocks'], use: 'RawRequest' },
  {
    concept: 'work',
    words: ['work-on', 'sends-emails'],
    declared: ['Work'],
    use: 'JobHandler, handleJob, emailHandlers',
  },
  { concept: 'work', words: ['works'], use: 'handlers', where: /^server\// },
  { concept: 'lane', words: ['lane', 'lanes'], use: 'queue' },
  { concept: 'hand', words: ['hand', 'hands'], use: 'concurrency (of a queue), staff member (a person)' },
  { concept: 'forget', words: ['forget', 'forgets', 'forgetting'], use: 'purge (rows), clear or delete' },
  { concept: 'tell', words: ['tell', 'tells', 'told', 'telling'], use: 'notify (a customer), report, show or pass' },
  { concept: 'letter', words: ['letter', 'letters'], use: 'email, template' },
  { concept: 'post', declared: ['Post'], use: 'MailDeps' },
  { concept: 'short message', words: ['short-message', 'short-messages'], use: 'sms' },
  { concept: 'books', words: ['book', 'books'], use: 'invariants, InvariantCheck' },
  { concept: 'rehearse', words: ['rehearse', 'rehearses', 'rehearsed', 'rehearsal'], use: 'dryRun' },
  { concept: 'patiently', words: ['patiently', 'came-within'], use: 'withLockTimeout, settlesWithin' },
  { concept: 'beside', whole: ['beside'], use: 'controlPool', where: /^server\/src\/db\// },
  { concept: 'pinned', words: ['pinned', 'pin-statements', 'compiled-once'], use: 'prepared' },
  { concept: 'hear', words: ['hear-provider', 'hear-lenders'], use: 'handle-callback' },
  { concept: 'look at', words: ['look-at-invoice', 'look-at-bill'], use: 'check-invoice' },
  {
    concept: 'way',
    words: ['where-it-goes', 'way-to-pay', 'ways-to-pay', 'order-ways'],
    declared: ['Way'],
    use: 'DeliveryMethod, PaymentMethod, resolveDestination',
  },
  { concept: 'way', whole: ['way', 'ways'], use: 'method, route or steps', where: CHECKOUT },
  {
    concept: 'marks',
    words: ['marks'],
    use: 'viewer',
    where: /^(?:contract\/src|server\/src\/modules\/profile|storefront\/app)\//,
  },
  {
    concept: 'wish',
    words: ['wish', 'wishes'],
    use: 'pendingFavourite (saved for after login), QueryConstraint (of a search text)',
  },
  { concept: 'places', words: ['places'], use: 'rowIndexes', where: SEARCH },
  { concept: 'found', words: ['found-products', 'found-places'], use: 'searchResults', where: SEARCH },
  { concept: 'found', words: ['findings'], use: 'resultCache', where: SEARCH },
  { concept: 'found', words: ['wholes'], use: 'unfilteredCounts' },
  { concept: 'mend', words: ['mend', 'mends', 'mended', 'mending'], use: 'spellCorrection, or correct' },
  { concept: 'mend', words: ['are-the-thing', 'passing-words'], use: 'matchesHeadNoun, stopWords' },
  { concept: 'parts', words: ['parts'], use: 'deps', where: PROCESSES },
  { concept: 'frame', words: ['frame', 'frames'], use: 'layout (of a page), context (of a call)' },
  { concept: 'later', declared: ['Later'], use: 'DeferredSection' },
  { concept: 'well', declared: ['Well'], use: 'ImageWell' },
  { concept: 'spoil', words: ['spoil', 'spoils', 'spoiled', 'spoilt'], use: 'mutate' },
  { concept: 'spoil', words: ['dice'], use: 'seededRandom' },
  { concept: 'spoil', words: ['throw-inputs', 'throw-again', 'throw-lane', 'throw-row'], use: 'send' },
  { concept: 'at the latest', words: ['end-at-the-latest', 'unfit'], use: 'force-exit, insecure-urls' },
  { concept: 'house', words: ['house', 'houses'], use: 'repository, package or folder' },
  {
    concept: 'house',
    words: ['room', 'rooms'],
    use: 'package, folder or module',
    where: /^(?:scripts|server\/src\/(?:http|db|jobs|callers|cache))\//,
  },
  { concept: 'desk', words: ['back-office'], use: 'admin' },
  { concept: 'desk', words: ['desk'], use: 'admin', where: /^(?:server|scripts|ops)\// },
  { concept: 'heal', words: ['heal', 'heals', 'healed'], use: 'recover' },
];
