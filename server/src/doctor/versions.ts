import { bad, type Finding, good } from './finding.ts';

/** Tested versions; older ones lack what the shop uses. */
const LEAST = { 'Node.js': 24, PostgreSQL: 15, Redis: 7 } as const;
type Part = keyof typeof LEAST;

const REMEDIES: Readonly<Record<Part, string>> = {
  'Node.js': 'npm ci brings it on Linux x64; start processes with node_modules/.bin/node',
  PostgreSQL: 'apt-get install postgresql-15',
  Redis: 'apt-get install redis-server',
};

/** «v24.21.0», «15.14 (Debian …)» or «7.0.15». */
export function judgeVersion(part: Part, version: string): Finding {
  const major = Number.parseInt(version.replace(/^v/, ''), 10);
  if (major >= LEAST[part]) return good(`${part} ${version.split(' ')[0]}`);
  const means = `the shop needs ${LEAST[part]} or newer`;
  return bad(`${part} ${version === '' ? 'of an unknown version' : version}`, means, REMEDIES[part]);
}
