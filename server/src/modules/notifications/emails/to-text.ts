import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import type { Block, Content, GoodsRow } from './blocks.ts';
import { contactLine } from './contact-line.ts';

/** The text version of an email. */
export function toText({ heading, orderNumber, blocks, why, links = [] }: Content, facts: ShopFacts): string {
  const foot = [why, ...links.map(({ label, url }) => `${label}: ${url}`), contactLine(facts)];
  return [
    orderNumber === undefined ? heading : `${heading}\n${orderNumber}`,
    ...blocks.map((block) => paragraphOf(block)).filter((text) => text !== null),
    `-- \n${foot.join('\n')}`,
  ].join('\n\n');
}

function paragraphOf(block: Block): string | null {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'small':
      return block.text;
    case 'picture':
      return null;
    case 'qr':
      return null;
    case 'link':
      // The button before it has the address already.
      return null;
    case 'button':
      return `${block.label}: ${block.url}`;
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'box':
      return `${block.title}\n${block.text}`;
    case 'price':
      return block.was === null ? block.now : `${block.now} (өмнө нь ${block.was})`;
    case 'total':
      return `${block.name}: ${block.value}`;
    case 'goods':
      return block.rows.map(goodsOf).join('\n\n');
    case 'facts':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
}

const goodsOf = ({ name, note, quantity, sum }: GoodsRow): string =>
  [name, note, sum === '' ? quantity : `${quantity}: ${sum}`].filter((line) => line !== '').join('\n');
