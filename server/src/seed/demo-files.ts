// The demo catalogue from demo/catalogue: texts and prices by department, parsed strictly, so that a typo in a data file is a clear error
// and not a broken page. Sizes, parcels and pictures come from the studio (studio-files.ts).
import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

const Review = z.strictObject({ name: z.string(), rate: z.int(), message: z.string(), daysAgo: z.int() });
const Product = z.strictObject({
  code: z.string().regex(/^\d{8}$/),
  /** For a colour that was added after its model. */
  daysInShop: z.int().optional(),
  finish: z.string(),
  colour: z.string().optional(),
  priceTug: z.int(),
  regularPriceTug: z.int(),
  priceValidForDays: z.int().optional(),
  discountPercent: z.int().default(0),
  discountForDays: z.int().optional(),
  familyPrice: z.boolean().default(false),
  bonusPercent: z.int(),
  stock: z.int(),
  readyInUlaanbaatar: z.boolean(),
  badges: z.array(z.string()),
  reviews: z.array(Review),
});
const Model = z.strictObject({
  code: z.string(),
  subCategory: z.string(),
  brand: z.string(),
  daysInShop: z.int(),
  description: z.string().min(1),
  designerConcept: z.string().min(1),
  careAndMaterials: z.string().min(1),
  /** Shown in the pictures but not in the box. */
  notIncluded: z.string().min(1).optional(),
  dimensions: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  specs: z.record(z.string(), z.string()),
  products: z.array(Product).min(1),
});
const Department = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** Opens its page. */
  sentence: z.string().min(1),
  subCategories: z.array(z.strictObject({ code: z.string(), name: z.string() })).min(1),
  specs: z.array(z.strictObject({ code: z.string(), name: z.string(), unit: z.string().optional() })),
  models: z.array(Model).min(1),
});
const Brand = z.strictObject({ slug: z.string(), name: z.string(), sentence: z.string().min(1) });

export type DemoDepartment = z.output<typeof Department>;
export type DemoModel = z.output<typeof Model>;
export type DemoProduct = z.output<typeof Product>;

const FOLDER = new URL('../../../demo/catalogue/', import.meta.url);

async function parseFile<Schema extends z.ZodType>(schema: Schema, file: string): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')));
  if (!parsed.success) throw new Error(`demo/catalogue/${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Departments in the order of the studio's range, and the brands. */
export async function readDemoFiles(order: readonly string[]) {
  const files = await readdir(new URL('departments/', FOLDER));
  const departments = await Promise.all(files.map((file) => parseFile(Department, `departments/${file}`)));
  departments.sort((one, other) => order.indexOf(one.code) - order.indexOf(other.code));
  return { departments, brands: await parseFile(z.array(Brand), 'brands.json') };
}
