import type { Release } from './read-packages.ts';

export const tagOf = (version: string): string => `v${version}`;

/** The section `## 0.3.0 – 2026-11-30` of a changelog: the date after the dash, and the text below. */
export function changelogSection(changelog: string, version: string): { date: string; text: string } | null {
  for (const section of changelog.split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = section.split('\n');
    const [name, date = ''] = heading.split(' – ').map((part) => part.trim());
    if (name === version) return { date, text: lines.join('\n').trim() };
  }
  return null;
}

/** Every reason not to tag; a tag is public and never moved. */
export function releaseProblems({ version, versions, changelog, tags, changes }: Release): string[] {
  const problems: string[] = [];
  if (!/^\d+\.\d+\.\d+$/.test(version)) problems.push(`${version} in package.json is not a version such as 1.2.3`);
  for (const [place, found] of versions)
    if (found !== version) problems.push(`${place} has version ${found}, package.json has ${version}`);
  const section = changelogSection(changelog, version);
  if (section === null) problems.push(`CHANGELOG.md has no section "## ${version} – YYYY-MM-DD"`);
  else if (!/^\d{4}-\d{2}-\d{2}$/.test(section.date))
    problems.push(`CHANGELOG.md dates ${version} as "${section.date}": write the day of the release as YYYY-MM-DD`);
  else if (section.text === '') problems.push(`CHANGELOG.md says nothing about ${version}`);
  if (tags.includes(tagOf(version))) problems.push(`the tag ${tagOf(version)} exists already: raise the version`);
  if (changes.length > 0) problems.push(`the tree has ${changes.length} changes that are not committed`);
  return problems;
}
