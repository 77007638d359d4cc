import { expect, test } from '@playwright/test';

// Later layers win (scripts/vite/layer-order.ts). If a bundler changed the order of the files, or a minifier dropped the
// statement, the styles of parts would override those of the pages that use them, a little on every screen.
const ORDER = ['theme', 'base', 'parts', 'components', 'utilities'];

for (const path of ['/home', '/single-product/70489215', '/policy']) {
  test(`${path} is drawn by one style sheet, whose layers stand in the order of the house`, async ({ page }) => {
    await page.goto(path);
    const sheets = await page.evaluate(() =>
      [...document.styleSheets].map(({ cssRules }) => {
        const layers = [...cssRules].flatMap((rule) => {
          if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
          return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
        });
        return [...new Set(layers)];
      }),
    );
    expect(sheets).toHaveLength(1);
    expect(sheets[0]?.filter((layer) => ORDER.includes(layer))).toEqual(ORDER);
  });
}
