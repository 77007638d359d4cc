import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyOfRepository } from './copy-of-repository.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Rule → a file that breaks it. All are planted in one copy of the repository, and one run must catch each. */
const violations: [rule: string, file: string, source: string][] = [
  [
    'rules-are-pure',
    'rules/src/planted-clock.ts',
    "import { setTimeout } from 'node:timers'; setTimeout(() => {}, 1);",
  ],
  ['rules-are-pure', 'rules/src/planted-package.ts', "import { z } from 'zod'; export const a = z.string();"],
  ['foundations-do-not-know-applications', 'rules/src/planted-app.ts', "import '../../server/src/env.ts';"],
  ['contract-knows-rules-and-zod', 'contract/src/planted-driver.ts', "import pg from 'pg'; export const a = pg;"],
  ['applications-do-not-import-each-other', 'storefront/app/planted-server.ts', "import '../../server/src/env.ts';"],
  [
    'applications-do-not-import-each-other',
    'server/src/planted-storefront.ts',
    "import '../../storefront/app/shop-context.ts';",
  ],
  [
    'applications-do-not-import-each-other',
    'admin/app/planted-storefront.ts',
    "import '../../storefront/app/guards.ts';",
  ],
  ['modules-meet-at-public', 'admin/app/features/orders/planted-feature.ts', "import '../order/order-query.ts';"],
  [
    'no-zod-in-the-browser',
    'admin/app/planted-zod.ts',
    "import { adminCalls } from '@tokhi/contract/admin/calls'; export const a = adminCalls;",
  ],
  ['applications-do-not-import-each-other', 'bench/src/planted-sandbox.ts', "import '../../sandbox/src/html.ts';"],
  [
    'the-bench-of-pages-starts-what-journeys-start',
    'bench/src/pages/planted-server.ts',
    "import '../../../server/src/logger.ts';",
  ],
  [
    'the-bench-runs-the-server-only',
    'bench/src/catalogue/planted-sandbox.ts',
    "import '../../../sandbox/src/html.ts';",
  ],
  [
    'modules-meet-at-public',
    'server/src/modules/catalogue/planted-inside.ts',
    "import '../settings/settings.queries.ts';",
  ],
  ['modules-meet-at-public', 'storefront/app/features/home/planted-feature.ts', "import '../cards/badges.ts';"],
  ['order-of-modules:settings', 'server/src/modules/settings/planted-later.ts', "import '../notifications/public.ts';"],
  [
    'order-of-modules:notifications',
    'server/src/modules/notifications/planted-later.ts',
    "import '../catalogue/public.ts';",
  ],
  ['order-of-modules:settings', 'server/src/modules/settings/planted-detour.ts', "import '../../planted-joint.ts';"],
  [
    'only-entry-files-of-a-module-are-imported',
    'server/src/seed/planted-inside.ts',
    "import '../modules/settings/settings.queries.ts';",
  ],
  ['modules-are-folders', 'server/src/modules/settings/planted-meeting.ts', "import '../planted-helper.ts';"],
  ['tests-are-no-parts', 'server/src/modules/settings/planted-test-user.ts', "import '../../../test/shop-of-test.ts';"],
  ['tests-are-no-parts', 'server/src/modules/settings/planted-test.ts', "import './planted-inside.test.ts';"],
  [
    'provider-of-one-module:smtp',
    'server/src/modules/settings/planted-mail.ts',
    "import '../../providers/smtp/open-mailer.ts';",
  ],
  ['provider-of-one-module:smtp', 'server/src/planted-mail.ts', "import './providers/smtp/open-mailer.ts';"],
  ['providers-are-listed', 'server/src/modules/settings/planted-bank.ts', "import '../../providers/bank/ask.ts';"],
  [
    'providers-know-their-service-only',
    'server/src/providers/smtp/planted-module.ts',
    "import '../../modules/notifications/queue-email.ts';",
  ],
  [
    'providers-know-their-service-only',
    'server/src/providers/smtp/planted-gateway.ts',
    "import '../gateway/payment-gateway.ts';",
  ],
  [
    'payment-providers-know-their-service-and-the-gateway',
    'server/src/providers/qpay/planted-module.ts',
    "import '../../modules/payments/public.ts';",
  ],
  [
    'the-gateway-knows-no-provider',
    'server/src/providers/gateway/planted-provider.ts',
    "import '../smtp/open-mailer.ts';",
  ],
  [
    'mail-leaves-by-smtp',
    'server/src/modules/notifications/planted-mail.ts',
    "import { createTransport } from 'nodemailer'; export const a = createTransport;",
  ],
  ['modules-are-listed', 'server/src/modules/planted/new-module.ts', "import '../settings/public.ts';"],
  [
    'sql-driver-lives-in-db',
    'server/src/modules/catalogue/planted-driver.ts',
    "import pg from 'pg'; export const a = pg;",
  ],
  [
    'http-lives-in-routes',
    'server/src/modules/catalogue/planted-http.ts',
    "import Fastify from 'fastify'; export const a = Fastify;",
  ],
  [
    'http-lives-in-routes',
    'server/src/modules/settings/planted-http.ts',
    "import '../../http/requests/request-id.ts';",
  ],
  ['shared-folders-know-no-module', 'server/src/http/planted-module.ts', "import '../modules/settings/public.ts';"],
  [
    'the-layout-meets-features-at-public',
    'storefront/app/layout/header/planted-feature.ts',
    "import '../../features/cards/badges.ts';",
  ],
  [
    'features-meet-the-layout-at-public',
    'storefront/app/features/home/planted-layout.ts',
    "import '../../layout/menu/menu.present.ts';",
  ],
  [
    'ui-knows-no-shop-and-no-call',
    'ui/src/form/planted-call.ts',
    "import { endpoints } from '@tokhi/contract/endpoints'; export const a = endpoints;",
  ],
  [
    'ui-knows-no-shop-and-no-call',
    'ui/src/show/planted-shop.ts',
    "import '../../../storefront/app/features/cards/badges.ts';",
  ],
  [
    'no-zod-in-the-browser',
    'storefront/app/planted-zod.ts',
    "import { calls } from '@tokhi/contract/calls'; export const a = calls;",
  ],
  [
    'no-cycles',
    'rules/src/planted-circle-1.ts',
    "import { b } from './planted-circle-2.ts'; export const a = () => b;",
  ],
  [
    'declared-in-package-json',
    'sandbox/src/planted-undeclared.ts',
    "import * as kysely from 'kysely'; export const a = kysely;",
  ],
  [
    'pictures-know-sharp-alone',
    'pictures/src/planted-rule.ts',
    "import { isoDate } from '@tokhi/rules/delivery/calendar'; export const a = isoDate;",
  ],
  ['every-import-resolves', 'rules/src/planted-nothing.ts', "import './nothing-here.ts';"],
];
const supporting: [file: string, source: string][] = [
  ['server/src/planted-joint.ts', "import './modules/catalogue/public.ts';"],
  ['server/src/modules/planted-helper.ts', 'export const a = 1;'],
  ['server/src/modules/settings/planted-inside.test.ts', "import '../catalogue/public.ts';"],
  ['server/src/providers/bank/ask.ts', 'export const a = 1;'],
  ['rules/src/planted-circle-2.ts', "import { a } from './planted-circle-1.ts'; export const b = () => a;"],
  ['server/src/modules/notifications/public.ts', "export { queueEmail } from './queue-email.ts';"],
  ['server/src/modules/catalogue/public.ts', "export { showProduct } from './show-product.ts';"],
];

interface Report {
  summary: { violations: { rule: { name: string }; from: string }[]; totalCruised: number };
}
let report: Report;

function cruise(folder: string): Report {
  const folders = [
    'rules',
    'contract',
    'ui',
    'pictures',
    'server',
    'storefront',
    'admin',
    'sandbox',
    'e2e',
    'bench',
    'studio',
    'scripts',
  ];
  const args = ['--config', 'dependency-rules.cjs', '--output-type', 'json', ...folders];
  const done = spawnSync(join(root, 'node_modules/.bin/depcruise'), args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (!done.stdout.startsWith('{')) throw new Error(`depcruise said: ${done.stdout}${done.stderr}`);
  return JSON.parse(done.stdout) as Report;
}

const copy = copyOfRepository(root);
afterAll(() => copy.remove());
beforeAll(() => {
  for (const [file, source] of [...supporting, ...violations.map(([, file, source]) => [file, source] as const)]) {
    mkdirSync(dirname(join(copy.folder, file)), { recursive: true });
    writeFileSync(join(copy.folder, file), `${source}\n`);
  }
  report = cruise(copy.folder);
});

test('the repository itself breaks no rule, and the check really read it', () => {
  const planted = new Set([...supporting, ...violations.map(([, file]) => [file] as const)].map(([file]) => file));
  expect(report.summary.violations.filter(({ from }) => !planted.has(from))).toEqual([]);
  expect(report.summary.totalCruised).toBeGreaterThan(150);
});

test.each(violations)('%s catches %s', (rule, file) => {
  const caught = report.summary.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name);
  expect(caught).toContain(rule);
});

test('every rule has a planted violation', () => {
  const rules = JSON.parse(
    spawnSync(
      process.execPath,
      ['-p', "JSON.stringify(require('./dependency-rules.cjs').forbidden.map((rule) => rule.name))"],
      { cwd: root, encoding: 'utf8' },
    ).stdout,
  ) as string[];
  // One rule has the order of modules in fifteen lines; two violations are planted.
  const kind = (name: string) => name.split(':')[0];
  expect(new Set(violations.map(([rule]) => kind(rule)))).toEqual(new Set(rules.map(kind)));
});
