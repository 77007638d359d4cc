// `npm run release`: tags HEAD with the version of package.json and its section of CHANGELOG.md as the message. It pushes nothing.
// With --dry-run it checks and prints the tag without creating it.
import { execFileSync } from 'node:child_process';
import { readPackages } from './release/read-packages.ts';
import { changelogSection, releaseProblems, tagOf } from './release/release-problems.ts';

const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--dry-run')) {
  console.error('Usage: npm run release [-- --dry-run]');
  process.exit(2);
}

const release = readPackages(process.cwd());
const problems = releaseProblems(release);
if (problems.length > 0) {
  console.error(`${release.version} cannot be released:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  process.exit(1);
}

const tag = tagOf(release.version);
const message = `${release.version}\n\n${changelogSection(release.changelog, release.version)?.text}\n`;
if (args.includes('--dry-run')) {
  console.log(`Would tag ${release.head} as ${tag}:\n\n${message}`);
} else {
  // Without `whitespace` git treats the changelog's headings as comments and drops them.
  execFileSync('git', ['tag', '--annotate', tag, '--cleanup=whitespace', '--file=-', release.head], { input: message });
  console.log(`Tagged ${release.head} as ${tag}. Publish it with: git push origin ${tag}`);
}
