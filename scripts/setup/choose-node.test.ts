import { expect, test } from 'vitest';
import { chooseNode } from './choose-node.mjs';

const on = (platform: string, arch: string, version: string) =>
  chooseNode({ platform, arch, version, execPath: '/opt/node/bin/node' });

test.each(['20.20.2', '24.21.0', '26.1.0'])(
  'Linux x64 starts with Node %s and runs on the Node of the packages',
  (version) => {
    expect(on('linux', 'x64', version)).toEqual({ node: 'node_modules/.bin/node' });
  },
);

test.each([
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
])('%s %s runs on the Node 24 of the PATH', (platform, arch) => {
  expect(on(platform, arch, '24.3.0')).toEqual({ node: '/opt/node/bin/node' });
  for (const version of ['20.20.2', '23.11.0', '26.1.0'])
    expect(on(platform, arch, version).problem).toContain(`Node of this PATH is ${version}. Install Node 24`);
});

test('a Node before 20 starts nothing on Linux x64', () => {
  expect(on('linux', 'x64', '18.19.0').problem).toContain('Node 18.19.0 is too old');
});

test.each([
  ['win32', 'x64'],
  ['linux', 'riscv64'],
  ['freebsd', 'x64'],
])('%s %s is refused by its name, with a way out', (platform, arch) => {
  expect(on(platform, arch, '24.21.0').problem).toMatch(new RegExp(`not on ${platform} ${arch}. A container`));
});
