// Fails when a built application ships a package without its licence: the file that the build wrote (scripts/vite/licences.ts) must
// name the dependencies of the pages, and every script that contains a package must say where that file is.
import { globSync, readFileSync } from 'node:fs';

interface Application {
  build: string;
  /** Workspaces whose dependencies are sent to browsers. */
  workspaces: readonly string[];
  /** Dependencies of these that the application does not use. */
  unused: readonly string[];
}

const APPLICATIONS: readonly Application[] = [
  { build: 'storefront/build/client', workspaces: ['ui', 'storefront'], unused: [] },
  // Only the shop has carousels and sliders.
  { build: 'admin/build', workspaces: ['ui', 'admin'], unused: ['@radix-ui/react-slider', 'embla-carousel', 'sonner'] },
];
/** Runs on the server only, or is our own. */
const NOT_GIVEN_AWAY = /^@react-router\/node$|^@tokhi\//;
/** Scripts that contain React or three, by words that minifiers keep. */
const BUNDLED = [/react\.transitional\.element/, /REVISION|WebGLRenderer/];

const dependenciesOf = (workspace: string): [name: string, version: string][] =>
  Object.entries(JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8')).dependencies);

for (const { build, workspaces, unused } of APPLICATIONS) {
  const notices = readFileSync(`${build}/licences.txt`, 'utf8');
  const missing = workspaces
    .flatMap(dependenciesOf)
    .filter(([name]) => !NOT_GIVEN_AWAY.test(name) && !unused.includes(name))
    .filter(([name, version]) => !notices.includes(`\n${name} ${version} (`))
    .map(([name]) => `${build}/licences.txt does not name ${name}`);
  const silent = globSync(`${build}/assets/*.js`)
    .filter((file) => BUNDLED.some((words) => words.test(readFileSync(file, 'utf8'))))
    .filter((file) => !readFileSync(file, 'utf8').startsWith('/*! Licences: /licences.txt */'))
    .map((file) => `${file} does not say where its licences are`);
  for (const wrong of [...missing, ...silent]) console.error(wrong);
  if (missing.length + silent.length > 0) process.exitCode = 1;
  else console.log(`${build}: ${notices.split('-'.repeat(80)).length} packages with their licences in licences.txt`);
}
