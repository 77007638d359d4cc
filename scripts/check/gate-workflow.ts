// Validates .github/workflows/gate.yml: the workflow cannot run locally, and a shard that no runner
// executes would look green.
import { parse } from 'yaml';
import { z } from 'zod';

// Strict, because one extra line (`if`, `continue-on-error`) can disable a step or a shard.
const Step = z.strictObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
});
const Workflow = z.object({
  on: z.object({ push: z.object({ branches: z.array(z.string()) }), pull_request: z.unknown() }),
  jobs: z.object({
    shard: z.strictObject({
      name: z.string(),
      'runs-on': z.string(),
      'timeout-minutes': z.int(),
      strategy: z.object({ 'fail-fast': z.literal(false), matrix: z.object({ shard: z.array(z.int().positive()) }) }),
      container: z.object({ image: z.string() }),
      services: z.object({ postgres: z.object({ image: z.string() }), redis: z.object({ image: z.string() }) }),
      env: z.object({ CI_DATABASE_URL: z.url(), CI_REDIS_URL: z.url() }),
      steps: z.array(Step),
    }),
    gate: z.object({ needs: z.literal('shard'), if: z.literal('always()'), steps: z.array(Step) }),
  }),
});

const GATE = /^bash \.ci\/run --shard \$\{\{ matrix\.shard \}\}\/(\d+)$/;
const RESULT = /^test "\$\{\{ needs\.shard\.result \}\}" = success$/;

/** Every reason why the runners would not run the whole gate; empty if the file is correct. */
export function workflowProblems(text: string): string[] {
  const read = Workflow.safeParse(parse(text));
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const { shard, gate } = read.data.jobs;
  const problems: string[] = [];

  const of = shard.steps.map(({ run }) => GATE.exec(run ?? '')?.[1]).filter((total) => total !== undefined);
  const wanted = Array.from({ length: Number(of[0] ?? 0) }, (_, at) => at + 1);
  if (of.length !== 1) problems.push('jobs.shard.steps: exactly one step must run .ci/run with its shard');
  else if (shard.strategy.matrix.shard.join() !== wanted.join())
    problems.push(`jobs.shard.strategy.matrix.shard: [${shard.strategy.matrix.shard.join()}] is not 1 to ${of[0]}`);

  const { postgres, redis } = shard.services;
  if (!/^postgres:15\b/.test(postgres.image))
    problems.push(`jobs.shard.services.postgres: ${postgres.image} is not 15`);
  if (!/^redis:7\b/.test(redis.image)) problems.push(`jobs.shard.services.redis: ${redis.image} is not 7`);
  // In a container the hosts are the service names; 127.0.0.1 would be the container itself.
  if (new URL(shard.env.CI_DATABASE_URL).hostname !== 'postgres') problems.push('CI_DATABASE_URL: not the service');
  if (new URL(shard.env.CI_REDIS_URL).hostname !== 'redis') problems.push('CI_REDIS_URL: not the service');
  // Without this line the last job is green if a shard is red.
  if (!gate.steps.some(({ run }) => RESULT.test(run ?? '')))
    problems.push('jobs.gate: does not look at the result of the shards');
  return problems;
}
