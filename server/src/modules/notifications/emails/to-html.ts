import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import type { Block, Content, GoodsRow } from './blocks.ts';
import { contactLine } from './contact-line.ts';
import { PALETTE } from './mail-palette.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** All text in an email goes through it: names, titles and addresses come from outside. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// Tables and inline styles: what old and new mail programs render alike. No web font is loaded, and the only pictures are those of products
// (product-picture.ts).
const FONT = "font-family:Manrope,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SOFT = `color:${PALETTE['ink-soft']}`;

/** Content id of an email's QR code. */
export const QR_CID = 'qr@tokhi';

/** The HTML of an email: 600 wide, or the whole width of a phone. */
export function toHtml({ preview, heading, orderNumber, blocks, why, links = [] }: Content, facts: ShopFacts): string {
  const footLinks = links.map(
    ({ label, url }) => `<a href="${escapeHtml(url)}" style="${SOFT}">${escapeHtml(label)}</a>`,
  );
  return `<!doctype html>
<html lang="mn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:0;background:${PALETTE.felt};${FONT};font-size:16px;line-height:1.5;color:${PALETTE.ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${PALETTE.white};border-radius:16px;overflow:hidden">
<tr><td style="padding:24px 24px 0">${head(facts.name, orderNumber)}</td></tr>
<tr><td style="padding:24px 24px 32px">
<h1 style="margin:0;font-size:26px;line-height:1.25;font-weight:800">${escapeHtml(heading)}</h1>
${blocks.map((block) => htmlOf(block)).join('\n')}
</td></tr>
<tr><td style="padding:24px;background:${PALETTE.paper};border-top:1px solid ${PALETTE.line};font-size:13px;${SOFT}">
<p style="margin:0">${[escapeHtml(why), ...footLinks].join(' ')}</p>
<p style="margin:8px 0 0">${escapeHtml(contactLine(facts))}</p>
</td></tr></table></td></tr></table></body></html>`;
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'picture':
      return `${table(`background:${PALETTE.well};border-radius:8px;text-align:center`)}<img src="${escapeHtml(block.url)}" alt="${escapeHtml(block.alt)}" width="280" style="width:100%;max-width:280px;height:auto"></td></tr></table>`;
    case 'qr':
      return `${table('text-align:center')}<img src="cid:${QR_CID}" alt="QR" width="240" height="240" style="width:240px;height:240px"></td></tr></table>`;
    case 'paragraph':
      return `<p style="margin:12px 0 0">${escapeHtml(block.text)}</p>`;
    case 'small':
      return `<p style="margin:12px 0 0;font-size:14px;${SOFT}">${escapeHtml(block.text)}</p>`;
    case 'link':
      return `<p style="margin:12px 0 0;font-size:13px;word-break:break-all;${SOFT}">Товч ажиллахгүй бол: ${escapeHtml(block.url)}</p>`;
    case 'button':
      return `${table(`border:1px solid ${block.quiet ? PALETTE.ink : PALETTE.evergreen};background:${block.quiet ? PALETTE.white : PALETTE.evergreen};border-radius:8px`)}<a href="${escapeHtml(block.url)}" style="display:block;padding:16px;color:${block.quiet ? PALETTE.ink : PALETTE.white};font-weight:700;text-align:center;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'code':
      return `${table(`padding:20px;border:1px solid ${PALETTE.line};border-radius:8px;font-size:14px;${SOFT}`)}${escapeHtml(block.label)}<div style="font-size:33px;line-height:1.3;font-weight:800;letter-spacing:4px;color:${PALETTE.ink}">${escapeHtml(block.code)}</div></td></tr></table>`;
    case 'box':
      return `${table(`padding:20px;border-radius:8px;font-size:14px;${BOX[block.tone]}`)}<b>${escapeHtml(block.title)}</b><br>${escapeHtml(block.text)}</td></tr></table>`;
    case 'price':
      return `<p style="margin:12px 0 0;font-size:33px;line-height:1.2;font-weight:800;color:${block.was === null ? PALETTE.ink : PALETTE.red}">${escapeHtml(block.now)}${block.was === null ? '' : ` <s style="font-size:16px;font-weight:500;${SOFT}">${escapeHtml(block.was)}</s>`}</p>`;
    case 'total':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:16px;border-top:1px solid ${PALETTE.line}"><tr><td style="padding:12px 16px 0 0;font-size:14px;font-weight:700">${escapeHtml(block.name)}</td><td align="right" style="padding:12px 0 0;font-size:23px;line-height:1.2;font-weight:800;white-space:nowrap">${escapeHtml(block.value)}</td></tr></table>`;
    case 'goods':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px;font-size:14px">${block.rows.map(goodsRow).join('')}</table>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px;font-size:14px">${block.rows.map(factRow).join('')}</table>`;
  }
}

const BOX = {
  plain: `background:${PALETTE.felt}`,
  gold: `background:${PALETTE['gold-tint']};color:${PALETTE['gold-ink']}`,
} as const;

/** Opens a one-cell table; some mail programs ignore paddings and backgrounds of other elements. */
const table = (style: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin-top:24px"><tr><td style="${style}">`;

/** A product's name may wrap, the label of a figure may not; the 33 digits of a receipt must fit on a phone. */
const LONG_NAME = 20;
const LONG_VALUE = /\S{25}/;

const factRow = ([name, value]: readonly [string, string]): string =>
  `<tr><td style="padding:4px 16px 4px 0;vertical-align:top;${name.length > LONG_NAME ? '' : 'white-space:nowrap;'}${SOFT}">${escapeHtml(name)}</td><td align="right" style="padding:4px 0;vertical-align:top;font-weight:700;word-break:break-word${LONG_VALUE.test(value) ? ';font-size:11px;line-height:21px' : ''}">${escapeHtml(value)}</td></tr>`;

const goodsRow = ({ name, note, quantity, sum, picture }: GoodsRow): string => {
  const drawn =
    picture === null
      ? ''
      : `<img src="${escapeHtml(picture)}" alt="" width="64" height="64" style="display:block;width:64px;height:64px">`;
  const cell = 'padding:0 0 12px;vertical-align:middle';
  return `<tr><td width="64" style="${cell}"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="64" height="64" style="background:${PALETTE.well};border-radius:8px">${drawn}</td></tr></table></td><td style="${cell};padding-left:12px"><b>${escapeHtml(name)}</b><br><span style="${SOFT}">${escapeHtml(note)}</span></td><td align="right" style="${cell};padding-left:12px;white-space:nowrap"><b>${escapeHtml(sum)}</b><br><span style="${SOFT}">${escapeHtml(quantity)}</span></td></tr>`;
};

/** The shop's name, and right-aligned the number of the order that the email is about. */
function head(name: string, orderNumber = ''): string {
  const shop = `<td style="font-size:26px;line-height:1.2;font-weight:800;color:${PALETTE.evergreen}">${escapeHtml(name.toLowerCase())}</td>`;
  const about = `<td align="right" style="font-size:13px;${SOFT}">${escapeHtml(orderNumber)}</td>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${shop}${about}</tr></table>`;
}
