// Runs single tests of the copy many times: Vitest and its template databases stay open between runs.
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { type NamedTest, patternOf } from './named-test.ts';
import type { Outcome } from './outcome.ts';

export interface VitestRunner {
  /** Runs every test of these files. */
  runAll: (files: string[]) => Promise<(test: NamedTest) => Outcome>;
  run: (test: NamedTest, changed: string | null) => Promise<Outcome>;
  /** The next run starts Vitest again, with new template databases. */
  close: () => Promise<void>;
}

export async function openVitest(folder: string, pool: 'threads' | 'forks'): Promise<VitestRunner> {
  const open = async (): Promise<Vitest> => {
    const options = { root: folder, config: join(folder, 'vitest.config.ts'), watch: false, reporters: [{}] };
    const vitest = await createVitest({ ...options, testTimeout: 60_000, maxWorkers: 2, pool });
    await vitest.standalone();
    return vitest;
  };
  let vitest: Vitest | null = null;
  let last: string | null = null;
  return {
    runAll: async (files) => {
      vitest ??= await open();
      vitest.resetGlobalTestNamePattern();
      const specifications = await vitest.globTestSpecifications(files.map((file) => join(folder, file)));
      const { testModules } = await vitest.runTestSpecifications(specifications);
      return (test) => {
        const pattern = new RegExp(patternOf(test));
        const modules = testModules.filter(({ moduleId }) => moduleId === join(folder, test.file));
        return outcomeOf(modules, (name) => pattern.test(name));
      };
    },
    run: async (test, changed) => {
      vitest ??= await open();
      // The file broken before is repaired now.
      for (const file of new Set([changed, last])) if (file !== null) vitest.invalidateFile(join(folder, file));
      last = changed;
      vitest.setGlobalTestNamePattern(new RegExp(patternOf(test)));
      const specifications = await vitest.globTestSpecifications([join(folder, test.file)]);
      const { testModules } = await vitest.runTestSpecifications(specifications);
      // Vitest reports all modules that it ever ran.
      return outcomeOf(testModules.filter(({ moduleId }) => moduleId === join(folder, test.file)));
    },
    close: async () => {
      await vitest?.close();
      vitest = null;
    },
  };
}

function outcomeOf(modules: TestModule[], isMeant: (name: string) => boolean = () => true): Outcome {
  const tests = modules
    .flatMap((module) => [...module.children.allTests()])
    .filter(({ fullName }) => isMeant(fullName));
  const failed = tests.find((test) => test.result().state === 'failed');
  const said = failed?.result().errors?.[0]?.message ?? modules.flatMap((module) => module.errors())[0]?.message ?? '';
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  return { passed, failed: tests.filter((test) => test.result().state === 'failed').length, said };
}
