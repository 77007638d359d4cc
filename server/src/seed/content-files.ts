// The demo shop's staff content for the home page, events and rooms, from demo/content. Products are named by model and finish, «sofa-tal
// grey», which is easy to read; codes belong to the catalogue.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const ProductName = z.string().regex(/^[a-z0-9-]+ [a-z0-9-]+$/, 'a product is named by model and finish');
const Days = z.int().positive();

const Choice = z.union([
  ProductName,
  z.strictObject({ department: z.string(), belowTug: z.int().optional() }),
  z.strictObject({ subCategory: z.string(), belowTug: z.int().optional() }),
]);
const Event = z.strictObject({
  name: z.string().min(1),
  /** Opens its page. */
  sentence: z.string().min(1),
  /** Without it the event has no bounds. */
  endsInDays: Days.optional(),
  products: z.array(Choice).min(1),
});

const Hero = z.strictObject({
  room: z.string(),
  title: z.string().min(1),
  sentence: z.string().min(1),
  label: z.string().min(1),
  product: ProductName.optional(),
});
const Promo = z.strictObject({
  subCategory: z.string(),
  room: z.string(),
  title: z.string().min(1),
  description: z.string().min(1),
});
const Home = z.strictObject({
  heroes: z.array(Hero),
  photos: z.array(z.strictObject({ room: z.string(), name: z.string().min(1), product: ProductName })),
  promos: z.array(Promo),
  offers: z.array(z.strictObject({ product: ProductName, endsInDays: Days })),
  quickCategories: z.array(z.strictObject({ subCategory: z.string(), title: z.string().min(1).optional() })),
  featured: z.record(
    z.enum(['recommended', 'top', 'top_brand', 'top_rated', 'last_chance', 'trend']),
    z.array(ProductName).min(1),
  ),
  /** For sub-categories whose first product does not have the best picture. */
  subCategoryPictures: z.record(z.string(), ProductName),
});

/** By the studio's name of the room. */
const Rooms = z.record(
  z.string(),
  z.strictObject({
    name: z.string().min(1),
    sentence: z.string().min(1),
    /** By model, in per cent of the picture: for shapes whose centre lies outside of them, such as an arc. */
    marks: z.record(z.string(), z.tuple([z.number(), z.number()])).optional(),
  }),
);

export type DemoChoice = z.output<typeof Choice>;
export type DemoEvent = z.output<typeof Event>;
export type DemoHome = z.output<typeof Home>;
export type DemoRooms = z.output<typeof Rooms>;
export interface DemoContent {
  events: DemoEvent[];
  home: DemoHome;
  rooms: DemoRooms;
}

async function parseFile<Schema extends z.ZodType>(schema: Schema, file: string): Promise<z.output<Schema>> {
  const text = await readFile(new URL(`../../../demo/content/${file}`, import.meta.url), 'utf8');
  const parsed = schema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`demo/content/${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export const readDemoContent = async (): Promise<DemoContent> => ({
  events: await parseFile(z.array(Event), 'events.json'),
  home: await parseFile(Home, 'home.json'),
  rooms: await parseFile(Rooms, 'rooms.json'),
});
