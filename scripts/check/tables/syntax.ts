import { parseSync } from '@swc/core';

/** A node of swc's syntax tree, with the fields that the check reads. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Every node of a TypeScript source. */
export function nodesOf(source: string): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (isNode(value)) found.push(value);
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) visit(inner);
  };
  visit(parseSync(source, { syntax: 'typescript', target: 'es2024' }).body);
  return found;
}

export const childOf = (node: Node, field: string): Node | null => {
  const child = node[field];
  return isNode(child) ? child : null;
};

export const childrenOf = (node: Node, field: string): Node[] => {
  const children = node[field];
  return Array.isArray(children) ? children.filter(isNode) : [];
};

/** The text of an identifier or a string; empty for other nodes. */
export function wordOf(node: Node | null): string {
  const value = node?.['value'];
  return typeof value === 'string' ? value : '';
}

/** The called method and its object; null for another kind of call. */
export function methodOf(call: Node): { object: Node | null; name: string } | null {
  const callee = childOf(call, 'callee');
  if (call.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return null;
  return { object: childOf(callee, 'object'), name: wordOf(childOf(callee, 'property')) };
}

/** Without type syntax: `'products' as const`. */
function plain(node: Node): Node {
  const inner = childOf(node, 'expression');
  return node.type.startsWith('Ts') && inner ? plain(inner) : node;
}

export const argumentsOf = (call: Node): Node[] =>
  ((call['arguments'] as { expression: Node }[] | undefined) ?? []).map(({ expression }) => plain(expression));

/** The text of a string or template, with a placeholder for each value; null for other nodes. */
export function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return wordOf(node);
  if (node.type !== 'TemplateLiteral') return null;
  return childrenOf(node, 'quasis')
    .map((part) => (typeof part['cooked'] === 'string' ? part['cooked'] : ''))
    .join(' ? ');
}
