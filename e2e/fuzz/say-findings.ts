import type { Finding } from './judge.ts';

const EXAMPLES = 4;
const RECIPES = 8;

interface Known {
  /** Request id → its error in the log. */
  causes: ReadonlyMap<string, string>;
  bytesOf: (input: string) => string;
}

/** Groups similar findings, with their log entries and the inputs that found them. */
export function sayFindings(findings: readonly Finding[], { causes, bytesOf }: Known): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = kindOf(finding, causes.get(finding.requestId ?? ''));
    const alike = groups.get(key);
    if (alike) alike.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups].map(([key, alike]) => {
    const byRecipe = Map.groupBy(
      alike.filter(({ input }) => input !== ''),
      ({ recipe }) => recipe,
    );
    const recipes = [...byRecipe].slice(0, RECIPES).map(([recipe, some]) => `${recipe} ${some.length}`);
    const more = byRecipe.size > RECIPES ? `, ${byRecipe.size - RECIPES} more` : '';
    const examples = [...byRecipe.values()]
      .slice(0, EXAMPLES)
      .flatMap((some) => some.slice(0, 1).map((one) => sayExample(one, bytesOf)));
    return [
      `${alike.length} × ${key}`,
      ...(recipes.length > 0 ? [`  by ${recipes.join(', ')}${more}`] : []),
      ...examples,
    ].join('\n');
  });
}

function kindOf({ what, said, input }: Finding, cause: string | undefined): string {
  const [, endpoint] = input.split('@');
  const byLog = cause === undefined || cause === said ? '' : ` «${cause}»`;
  return `${what}${endpoint === undefined ? '' : ` at the ${endpoint}`}: ${said}${byLog}`;
}

function sayExample({ input, recipe, after }: Finding, bytesOf: Known['bytesOf']): string {
  if (after === null) return `    --only ${input}  (${recipe})\n      ${bytesOf(input)}`;
  return `    --only ${after},${input}  (${recipe})\n      ${bytesOf(input)}\n      after ${bytesOf(after)}`;
}
