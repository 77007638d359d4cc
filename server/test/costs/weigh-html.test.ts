import { expect, test } from 'vitest';
import { weighHtml } from './weigh-html.ts';

test('counts elements and not what stands in scripts, styles, comments and text', () => {
  const html =
    '<!DOCTYPE html><html><head><style>a>b{}</style><script>let a="<p>"</script></head><!-- x --><body>1 &lt; 2<br/></body></html>';
  expect(weighHtml(html)).toEqual({ elements: 6, svgBytes: 0, dataBytes: 0 });
});

test('adds up drawings with their tags', () => {
  expect(weighHtml('<p><svg><path d="m0"/></svg>а<svg></svg></p>')).toEqual({
    elements: 4,
    svgBytes: 25 + 11,
    dataBytes: 0,
  });
});

test('knows the data of the router among the scripts', () => {
  const data = '<script>window.__reactRouterContext.streamController.enqueue("[1]");</script>';
  expect(weighHtml(`<p></p><script>let a</script>${data}`)).toEqual({
    elements: 3,
    svgBytes: 0,
    dataBytes: data.length,
  });
});
