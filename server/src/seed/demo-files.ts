// The demo catalogue as it stands in demo/catalogue, parsed: a typing slip in a data file is a sentence, not a broken page.
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

const Category = z.object({
  code: z.string(),
  name: z.string(),
  subCategories: z.array(z.object({ code: z.string(), name: z.string() })),
});
const Picture = z.object({
  file: z.string(),
  width: z.int(),
  height: z.int(),
  kind: z.enum(['hero', 'front', 'detail', 'room']),
});
const Product = z.strictObject({
  code: z.string().regex(/^\d{8}$/),
  colour: z.string(),
  priceTug: z.int(),
  regularPriceTug: z.int(),
  priceValidForDays: z.int().optional(),
  discountPercent: z.int().default(0),
  discountForDays: z.int().optional(),
  familyPrice: z.boolean().default(false),
  bonusPercent: z.int(),
  stock: z.int(),
  readyInUlaanbaatar: z.boolean(),
  chinaDeliveryTug: z.int(),
  badges: z.array(z.string()),
  images: z.array(Picture),
  reviews: z.array(z.object({ name: z.string(), rate: z.int(), message: z.string(), daysAgo: z.int() })),
});
const Package = z.object({
  name: z.string(),
  lengthCm: z.number(),
  widthCm: z.number(),
  heightCm: z.number(),
  weightKg: z.number(),
  quantity: z.int(),
});
const Model = z.strictObject({
  code: z.string(),
  name: z.string(),
  productType: z.string(),
  subCategory: z.string(),
  brand: z.string(),
  dimension: z.string(),
  description: z.string(),
  designerConcept: z.string(),
  careAndMaterials: z.string(),
  drawing: z.object({ file: z.string(), width: z.int(), height: z.int() }),
  dimensions: z.array(z.object({ name: z.string(), value: z.string() })),
  packages: z.array(Package),
  products: z.array(Product),
});

export type DemoModel = z.output<typeof Model>;
export type DemoProduct = z.output<typeof Product>;

const FOLDER = new URL('../../../demo/catalogue/', import.meta.url);

async function parseFile<Schema extends z.ZodType>(schema: Schema, file: string): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')));
  if (!parsed.success) throw new Error(`demo/catalogue/${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export async function readDemoFiles() {
  const models = (await readdir(new URL('models/', FOLDER))).sort();
  return {
    categories: await parseFile(z.array(Category), 'categories.json'),
    brands: await parseFile(z.array(z.object({ slug: z.string(), name: z.string() })), 'brands.json'),
    colours: await parseFile(z.array(z.object({ name: z.string(), swatch: z.string() })), 'colours.json'),
    models: await Promise.all(models.map((file) => parseFile(Model, `models/${file}`))),
  };
}
