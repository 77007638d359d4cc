import iconImports from 'lucide-react/dynamicIconImports.mjs';

/** What lucide (ISC) draws for a name, as elements of SVG. */
export async function lucideShapes(name: keyof typeof iconImports): Promise<string> {
  const { __iconData } = await iconImports[name]();
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
