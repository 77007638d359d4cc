// Plain JavaScript, because `npm run setup` starts with any Node version.

const PINNED = 'node_modules/.bin/node';
const RUNS_ON = 24;
/** npm 11 needs it. */
const STARTS_WITH = 20;
const WITH_OWN_NODE = ['linux arm64', 'darwin arm64', 'darwin x64'];

/**
 * Which Node runs the shop: on Linux x64 the one that comes with the packages, elsewhere the Node 24 of the PATH, which runs this.
 * `problem` stops the setup.
 * @type {import('./choose-node.d.mts').chooseNode}
 */
export function chooseNode({ platform, arch, version, execPath }) {
  const major = Number(version.split('.')[0]);
  const machine = `${platform} ${arch}`;
  if (machine === 'linux x64')
    return major < STARTS_WITH
      ? { problem: `Node ${version} is too old to start with: install Node ${STARTS_WITH} or newer.` }
      : { node: PINNED };
  if (!WITH_OWN_NODE.includes(machine))
    return {
      problem: `The shop runs on Linux (x64, arm64) and macOS, not on ${machine}. A container with Debian 12 does.`,
    };
  return major === RUNS_ON
    ? { node: execPath }
    : {
        problem: `The packages bring Node ${RUNS_ON} for Linux x64 only, and the Node of this PATH is ${version}. Install Node ${RUNS_ON}, then run npm run setup again.`,
      };
}
