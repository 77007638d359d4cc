// The direction of every import (ARCHITECTURE.md), enforced by `npm run check`; scripts/dependency-rules.test.ts plants a
// violation of each rule and sees it caught. `parser: 'swc'` is needed: with TypeScript 7 the default parser reads nothing,
// and passes.

const { MODULES } = require('./server/src/module-order.ts');

const APPLICATIONS = '^(server|storefront|admin|sandbox|e2e|bench|studio)/';
const TEST = '(\\.test\\.tsx?$|^server/test/)';
const JOINS_MODULES =
  '^server/src/(api|admin|worker|open-shop|open-admin|open-preview|open-gateways|doctor/open-outside)\\.ts$';
const moduleFolder = (name) => `^server/src/modules/${name}/`;

/** Outside services, and the one module that asks each. */
const PROVIDERS = {
  smtp: 'notifications',
  google: 'accounts',
  facebook: 'accounts',
  'profile-pictures': 'accounts',
  tiles: 'checkout',
  'three-words': 'checkout',
  'e-barimt-lookup': 'checkout',
  gateway: 'payments',
  qpay: 'payments',
  golomt: 'payments',
  storepay: 'payments',
  monpay: 'payments',
  pocket: 'payments',
  mcredit: 'payments',
  mongolchat: 'payments',
  'pos-api': 'receipts',
  'message-pro': 'notifications',
  s3: 'media',
};
/** Pictures are kept beside the modules, for several of them. */
const ownerFolder = (name) => (name === 'media' ? '^server/src/media/' : moduleFolder(name));
const providerFolder = (name) => `^server/src/providers/${name}/`;
/** What those who take money, register receipts and send messages share: the way of asking. It knows none of them. */
const GATEWAY = providerFolder('gateway');
/** How calls to outside services are measured and followed; it knows no service. */
const OBSERVABILITY = '^server/src/observability/';
const ON_THE_GATEWAY = Object.keys(PROVIDERS)
  .filter((name) => ['payments', 'receipts'].includes(PROVIDERS[name]) || name === 'message-pro')
  .map(providerFolder);

const providersOfOneModule = Object.entries(PROVIDERS).map(([provider, module]) => ({
  name: `provider-of-one-module:${provider}`,
  comment: `${provider} is asked by ${module} alone; the files that start a process open it.`,
  severity: 'error',
  from: {
    path: '^server/',
    pathNot: [
      TEST,
      ownerFolder(module),
      providerFolder(provider),
      JOINS_MODULES,
      ...(provider === 'gateway' ? ON_THE_GATEWAY : []),
    ],
  },
  to: { path: providerFolder(provider) },
}));

const orderOfModules = MODULES.slice(0, -1).map((name, index) => ({
  name: `order-of-modules:${name}`,
  comment: `${name} may call only the modules before it, by no detour either; what must travel the other way is a job or a port.`,
  severity: 'error',
  from: { path: moduleFolder(name), pathNot: TEST },
  to: { path: MODULES.slice(index + 1).map(moduleFolder), reachable: true },
}));

const forbidden = [
  {
    name: 'rules-are-pure',
    comment: 'rules/ imports nothing but itself: no package, no clock, no I/O.',
    severity: 'error',
    from: { path: '^rules/src/', pathNot: TEST },
    to: { pathNot: '^rules/src/' },
  },
  {
    name: 'contract-knows-rules-and-zod',
    severity: 'error',
    from: { path: '^contract/src/', pathNot: TEST },
    to: { pathNot: ['^contract/src/', '^rules/src/', 'node_modules/zod/'] },
  },
  {
    name: 'applications-do-not-import-each-other',
    comment:
      'They meet in contract/. (A test may start the real sandbox; the bench of the catalogue runs the real server parts, that of pages starts what journeys start.)',
    severity: 'error',
    from: {
      path: APPLICATIONS,
      pathNot: [TEST, '^bench/src/(accounts|catalogue|compare|goods|imports|orders|pages|partitions|peers|uploads)/'],
    },
    to: { path: APPLICATIONS, pathNot: '^$1/' },
  },
  {
    name: 'the-bench-runs-the-server-only',
    comment: 'It fills, starts and listens to the real server parts; every other application it meets over HTTP.',
    severity: 'error',
    from: { path: '^bench/src/(accounts|catalogue|compare|goods|imports|orders|partitions|peers|uploads)/' },
    to: { path: APPLICATIONS, pathNot: ['^bench/', '^server/src/'] },
  },
  {
    name: 'the-bench-of-pages-starts-what-journeys-start',
    comment: 'The built shop and its edge; it asks them over HTTP.',
    severity: 'error',
    from: { path: '^bench/src/pages/' },
    to: { path: APPLICATIONS, pathNot: ['^bench/', '^e2e/start-built-shop\\.ts$', '^e2e/edge/start-edge\\.ts$'] },
  },
  {
    name: 'foundations-do-not-know-applications',
    severity: 'error',
    from: { path: '^(rules|contract|ui|pictures)/' },
    to: { path: APPLICATIONS },
  },
  {
    name: 'pictures-know-sharp-alone',
    comment: 'Encoding knows neither shop nor studio: who calls it says where the files go.',
    severity: 'error',
    from: { path: '^pictures/src/', pathNot: TEST },
    to: { pathNot: ['^pictures/src/', 'node_modules/sharp/', '^node:', '^(crypto|buffer|fs|fs/promises|path)$'] },
  },
  {
    name: 'modules-meet-at-public',
    comment: 'Call another module or feature through its public.ts.',
    severity: 'error',
    from: { path: '^(server/src/modules|storefront/app/features|admin/app/features)/([^/]+)/' },
    to: {
      path: '^(server/src/modules|storefront/app/features|admin/app/features)/[^/]+/',
      pathNot: ['^$1/$2/', '/public\\.tsx?$'],
    },
  },
  {
    name: 'the-layout-meets-features-at-public',
    comment: 'The layout around every page, too: neither knows the inside of the other.',
    severity: 'error',
    from: { path: '^storefront/app/layout/' },
    to: { path: '^storefront/app/features/', pathNot: '/public\\.tsx?$' },
  },
  {
    name: 'features-meet-the-layout-at-public',
    severity: 'error',
    from: { path: '^storefront/app/features/' },
    to: { path: '^storefront/app/layout/', pathNot: '/public\\.tsx?$' },
  },
  ...orderOfModules,
  {
    name: 'only-entry-files-of-a-module-are-imported',
    comment: 'Who is no module joins what modules offer: public.ts, routes and jobs.',
    severity: 'error',
    from: { path: '^server/src/', pathNot: ['^server/src/modules/', TEST] },
    to: { path: '^server/src/modules/[^/]+/', pathNot: '(/public|\\.routes|\\.job)\\.ts$' },
  },
  {
    name: 'modules-are-folders',
    comment: 'A file beside the modules belongs to none of them, and all could meet in it past their public.ts.',
    severity: 'error',
    from: {},
    to: { path: '^server/src/modules/[^/]+$' },
  },
  {
    name: 'tests-are-no-parts',
    comment:
      'Tests may look into every module: what imports one could do so through it. (A drill fills its shop as tests do.)',
    severity: 'error',
    from: { pathNot: [TEST, '^scripts/drills/'] },
    to: { path: TEST },
  },
  ...providersOfOneModule,
  {
    name: 'providers-are-listed',
    comment: 'A new provider takes its line in PROVIDERS above.',
    severity: 'error',
    from: {},
    to: { path: '^server/src/providers/', pathNot: Object.keys(PROVIDERS).map(providerFolder) },
  },
  {
    name: 'providers-know-their-service-only',
    comment: "What is asked of them, and why, is their module's.",
    severity: 'error',
    from: { path: '^server/src/providers/([^/]+)/', pathNot: [TEST, ...ON_THE_GATEWAY] },
    to: { path: '^server/', pathNot: ['^server/src/providers/$1/', OBSERVABILITY] },
  },
  {
    name: 'payment-providers-know-their-service-and-the-gateway',
    severity: 'error',
    from: { path: '^server/src/providers/([^/]+)/', pathNot: TEST },
    to: { path: '^server/', pathNot: ['^server/src/providers/$1/', GATEWAY, OBSERVABILITY] },
  },
  {
    name: 'the-gateway-knows-no-provider',
    severity: 'error',
    from: { path: GATEWAY, pathNot: TEST },
    to: { path: '^server/', pathNot: [GATEWAY, OBSERVABILITY] },
  },
  {
    name: 'mail-leaves-by-smtp',
    severity: 'error',
    from: { path: '^server/', pathNot: [providerFolder('smtp'), TEST] },
    to: { path: 'node_modules/(@types/)?nodemailer/' },
  },
  {
    name: 'modules-are-listed',
    comment: 'A new module takes its place in server/src/module-order.ts.',
    severity: 'error',
    from: { path: '^server/src/modules/[^/]+/', pathNot: MODULES.map(moduleFolder) },
    to: {},
  },
  {
    name: 'sql-driver-lives-in-db',
    comment: 'Only server/src/db opens connections; modules get a Db or a Tx.',
    severity: 'error',
    from: { path: '^server/src/', pathNot: ['^server/src/db/', TEST] },
    to: { path: 'node_modules/(pg|@types/pg)/' },
  },
  {
    name: 'http-lives-in-routes',
    comment: 'A use case knows nothing of HTTP.',
    severity: 'error',
    from: { path: '^server/src/modules/[^/]+/', pathNot: ['\\.routes\\.ts$', TEST] },
    to: { path: ['node_modules/fastify/', '^server/src/http/'] },
  },
  {
    name: 'shared-folders-know-no-module',
    comment:
      'cache/, http/, db/, jobs/, tables/ and callers/ serve every module and name none; api.ts, worker.ts and open-shop.ts join them.',
    severity: 'error',
    from: { path: '^server/src/(cache|http|db|jobs|tables|callers)/', pathNot: TEST },
    to: { path: '^server/src/modules/' },
  },
  {
    name: 'ui-knows-no-shop-and-no-call',
    comment:
      'The design system is for the shop and for its staff: how money and pages are written it asks the rules, everything else comes as a property.',
    severity: 'error',
    from: { path: '^ui/', pathNot: TEST },
    to: { pathNot: ['^ui/', '^rules/src/page/', 'node_modules/'] },
  },
  {
    name: 'no-zod-in-the-browser',
    comment: '95 kB: the storefront uses the contract as types, and only its zod-free files at run time.',
    severity: 'error',
    from: { path: '^(storefront/app|admin/app|ui)/', pathNot: TEST },
    to: {
      path: ['^contract/src/', 'node_modules/zod/'],
      pathNot:
        '^contract/src/(ask-calls|client|endpoints|idempotency-key|social-login|admin/(client|map/admin-endpoint|difference-names|endpoints|inbox-kinds|message-texts|permissions|picture-words|product-words|customer-words|answers/review-words|front-page/front-page-words|imports/import-(words|endpoints)|purchases/purchase-(words|endpoints)|search/search-words|audit/audit-words|raw-endpoints)|texts/(texts|bank-names|browser-name|field-texts|fill-text|range-labels|refusals)|fields/(shop-facts|line-prices|tracking-token))\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'declared-in-package-json',
    comment: 'Test tools are declared once, at the root.',
    severity: 'error',
    from: { pathNot: [TEST, '^scripts/', '^[^/]+$', '\\.config\\.ts$'] },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'every-import-resolves',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/', '\\?url$'] },
  },
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsPreCompilationDeps: 'specify',
    parser: 'swc',
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
