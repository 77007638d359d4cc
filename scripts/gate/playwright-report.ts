import { join, relative } from 'node:path';
import { errorLines, type NamedTest, type TestReport } from './test-report.ts';

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightJson {
  config: { rootDir: string };
  suites: Suite[];
}
interface Suite {
  title: string;
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

interface Journey extends NamedTest {
  status: string;
  file: string;
  seconds: number;
}

function journeysOf(suite: Suite, titles: string[], toFile: (file: string) => string): Journey[] {
  const own = suite.specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: [`[${projectName}] ${toFile(file)}:${line}`, ...titles, title].join(' › '),
      error: errorLines(results.find(({ error }) => error)?.error?.message ?? ''),
      status,
      file: toFile(file),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
  );
  const inner = (suite.suites ?? []).flatMap((one) => journeysOf(one, [...titles, one.title], toFile));
  return [...own, ...inner];
}

export function ofPlaywright({ config, suites }: PlaywrightJson, root: string): TestReport {
  // The outermost suite is the file, which every journey names already.
  const toFile = (file: string) => relative(root, join(config.rootDir, file));
  const journeys = suites.flatMap((suite) => journeysOf(suite, [], toFile));
  const named = (status: string) => journeys.filter((journey) => journey.status === status);
  const flaky = named('flaky');
  const files = [...Map.groupBy(journeys, ({ file }) => file)].map(([file, all]) => ({
    file,
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
  }));
  return { passed: named('expected').length + flaky.length, failed: named('unexpected'), flaky, files };
}
