// Fails when the built shop gives away a package without its licence: what the pages depend on must be named in the file that
// the build wrote (storefront/licences.ts), and every script that holds a package must say where that file is.
import { globSync, readFileSync } from 'node:fs';

const BUILD = 'storefront/build/client';
/** Runs on the server only, or is our own. */
const NOT_GIVEN_AWAY = /^@react-router\/node$|^@tokhi\//;
/** Scripts that hold React or three, by words that no minifier can take out. */
const BUNDLED = [/react\.transitional\.element/, /REVISION|WebGLRenderer/];

const notices = readFileSync(`${BUILD}/licences.txt`, 'utf8');
const dependenciesOf = (workspace: string): Record<string, string> =>
  JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8')).dependencies;
const missing = Object.entries({ ...dependenciesOf('ui'), ...dependenciesOf('storefront') })
  .filter(([name]) => !NOT_GIVEN_AWAY.test(name))
  .filter(([name, version]) => !notices.includes(`\n${name} ${version} (`))
  .map(([name]) => `licences.txt does not name ${name}`);
const silent = globSync(`${BUILD}/assets/*.js`)
  .filter((file) => BUNDLED.some((words) => words.test(readFileSync(file, 'utf8'))))
  .filter((file) => !readFileSync(file, 'utf8').startsWith('/*! Licences: /licences.txt */'))
  .map((file) => `${file} does not say where its licences are`);

for (const wrong of [...missing, ...silent]) console.error(wrong);
if (missing.length + silent.length > 0) process.exitCode = 1;
else console.log(`${notices.split('-'.repeat(80)).length} packages with their licences in licences.txt`);
