import { expect, test } from 'vitest';
import { serialise } from './json-ld.tsx';

test('a name cannot close the script element', () => {
  expect(serialise({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
});
