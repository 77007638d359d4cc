import { expect, test } from 'vitest';
import { hasSceneViewer, sceneViewerLink } from './scene-viewer.ts';

test('the link names the file, the title and the page to come back to', () => {
  const link = sceneViewerLink({
    file: 'https://tokhi.mn/images/model/naran-plain.glb',
    title: 'NARAN 3 хүний буйдан',
    page: 'https://tokhi.mn/single-product/70489215',
  });
  const asked = new URL(link.slice(0, link.indexOf('#')).replace('intent://', 'https://')).searchParams;
  expect(asked.get('file')).toBe('https://tokhi.mn/images/model/naran-plain.glb');
  expect(asked.get('title')).toBe('NARAN 3 хүний буйдан');
  expect(link).toMatch('S.browser_fallback_url=https%3A%2F%2Ftokhi.mn%2Fsingle-product%2F70489215;end;');
});

test('Android has the viewer, an iPhone and a desk have not', () => {
  expect(hasSceneViewer('Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/140.0 Mobile')).toBe(true);
  expect(hasSceneViewer('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(false);
});
