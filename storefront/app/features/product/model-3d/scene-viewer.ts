/**
 * Android's own viewer, which puts a model into the room through the camera (developers.google.com/ar/develop/scene-viewer).
 * A phone without it returns to the page.
 */
export function sceneViewerLink({ file, title, page }: { file: string; title: string; page: string }): string {
  const asked = new URLSearchParams({ file, mode: 'ar_preferred', title });
  return (
    `intent://arvr.google.com/scene-viewer/1.0?${asked.toString().replaceAll('+', '%20')}` +
    '#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;' +
    `S.browser_fallback_url=${encodeURIComponent(page)};end;`
  );
}

/** The viewer is part of Android; iPhones need another format, which the shop does not have. */
export const hasSceneViewer = (browser: string): boolean => /Android/i.test(browser);
