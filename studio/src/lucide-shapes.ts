import iconImports from 'lucide-react/dynamicIconImports.mjs';

/** What lucide (ISC) draws for a name, as elements of SVG. */
export async function lucideShapes(name: string): Promise<string> {
  const load = (iconImports as Partial<typeof iconImports>)[name as keyof typeof iconImports];
  if (load === undefined) throw new Error(`lucide has no icon ${name}`);
  const { __iconData } = await load();
  const shapes = __iconData.node.map(([element, attributes]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => {
      // React's, not the drawing's.
      if (attribute === 'key') return '';
      if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${name} has an odd ${attribute}`);
      return ` ${attribute}="${value}"`;
    });
    return `<${element}${written.join('')}/>`;
  });
  return shapes.join('');
}
