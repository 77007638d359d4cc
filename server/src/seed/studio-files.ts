// What the studio made (demo/studio): the measured range and the pictures of each finish.
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
const Catalogue = z.object({ departments: z.array(z.object({ code: z.string() })), models: z.array(RangeModel) });
const Manifest = z.object({
  products: z.record(z.string(), z.record(z.string(), z.partialRecord(z.enum(['hero', 'front', 'detail']), Picture))),
  drawings: z.record(z.string(), z.object({ file: z.string(), width: z.number(), height: z.number() })),
  departments: z.record(z.string(), Picture),
});

export type RangeModel = z.output<typeof RangeModel>;
export type Studio = z.output<typeof Manifest> & { range: Map<string, RangeModel>; departmentOrder: string[] };

const read = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../../demo/studio/${file}`, import.meta.url), 'utf8'));

export async function readStudio(): Promise<Studio> {
  const { departments, models } = Catalogue.parse(await read('catalog.json'));
  return {
    ...Manifest.parse(await read('manifest.json')),
    range: new Map(models.map((model) => [model.code, model])),
    departmentOrder: departments.map(({ code }) => code),
  };
}
