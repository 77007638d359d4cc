// The studio's output (demo/studio): the measured range, the pictures of each finish and of the rooms, and icons.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Parcel = z.object({
  width: z.number().optional(),
  length: z.number(),
  height: z.number().optional(),
  diameter: z.number().optional(),
  weight: z.number(),
  quantity: z.int(),
});
const RangeModel = z.object({
  code: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.object({ width: z.number(), depth: z.number(), height: z.number() }),
  weight: z.number(),
  packages: z.array(Parcel),
  finishes: z.array(z.object({ key: z.string(), name: z.string(), hex: z.string() })),
});
const Picture = z.object({
  width: z.int(),
  height: z.int(),
  files: z.record(z.string(), z.string()),
  placeholder: z.string(),
});
const Drawn = z.object({ file: z.string(), width: z.int(), height: z.int() });
/** Left, top, right and bottom, in per cent of the picture. */
const Box = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const Hotspot = z.object({ code: z.string(), finish: z.string(), box: Box });
/** By room: its pieces and their boxes in the picture. */
const Hotspots = z.record(z.string(), z.array(Hotspot));
const Catalogue = z.object({ departments: z.array(z.object({ code: z.string() })), models: z.array(RangeModel) });
const Manifest = z.object({
  products: z.record(
    z.string(),
    z.record(z.string(), z.partialRecord(z.enum(['hero', 'front', 'detail', 'room']), Picture)),
  ),
  drawings: z.record(
    z.string(),
    z.object({ piece: z.string().nullable(), sides: z.partialRecord(z.enum(['front', 'side', 'above']), Drawn) }),
  ),
  /** 3D models, one finish each. */
  models: z.record(z.string(), z.object({ finish: z.string(), file: z.string(), plain: z.string().optional() })),
  /** `text`: the calm side of a room, where text may be placed; `none` if it is furnished from edge to edge. */
  rooms: z.record(z.string(), Picture.extend({ text: z.enum(['left', 'none']) })),
  departments: z.record(z.string(), Picture),
});
/** By the code of a department or sub-category. */
const Icons = z.record(z.string(), z.string());
/** By the brand's slug. */
const BrandArt = z.record(z.string(), z.object({ logo: z.string(), banner: z.string() }));

export type Hotspot = z.output<typeof Hotspot>;
export type RangeModel = z.output<typeof RangeModel>;
export type Studio = z.output<typeof Manifest> & {
  range: Map<string, RangeModel>;
  departmentOrder: string[];
  icons: z.output<typeof Icons>;
  brandArt: z.output<typeof BrandArt>;
  hotspots: z.output<typeof Hotspots>;
};

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../../demo/studio/${file}`, import.meta.url), 'utf8'));

export async function readStudio(): Promise<Studio> {
  const { departments, models } = Catalogue.parse(await read('catalog.json'));
  return {
    ...Manifest.parse(await read('manifest.json')),
    range: new Map(models.map((model) => [model.code, model])),
    departmentOrder: departments.map(({ code }) => code),
    icons: Icons.parse(await read('icons.json')),
    brandArt: BrandArt.parse(await read('brand-art.json')),
    hotspots: Hotspots.parse(await read('hotspots.json')),
  };
}
