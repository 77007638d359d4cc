export const FIELDS = ['name', 'price', 'cost', 'weight', 'customs', 'bonus'] as const;
export type GridField = (typeof FIELDS)[number];

export const FIELD_NAMES: Record<GridField, string> = {
  name: 'Жагсаалтын нэр',
  price: 'Үнэ, ₮',
  cost: 'Өртөг, ¥',
  weight: 'Жин, г',
  customs: 'Татварын код',
  bonus: 'Бонус, %',
};

/** Names are long and rarely change: their column is hidden by default. */
const FIRST_SHOWN: readonly GridField[] = ['price', 'cost', 'weight', 'customs', 'bonus'];

/** Members who change prices but edit no products have only this column. */
const OF_PRICES: readonly GridField[] = ['price'];

/** The columns that a member may choose from. */
export const fieldsFor = (mayEditProducts: boolean): readonly GridField[] => (mayEditProducts ? FIELDS : OF_PRICES);

/** The columns in the address, in order; the default columns if none of them can be shown. */
export function fieldsIn(address: URLSearchParams, open: readonly GridField[]): GridField[] {
  const asked = (address.get('fields') ?? '').split(',');
  const chosen = open.filter((field) => asked.includes(field));
  return chosen.length > 0 ? chosen : open.filter((field) => FIRST_SHOWN.includes(field));
}

/** The address with one more or one less column; the last one stays. */
export function withField(address: URLSearchParams, shown: readonly GridField[], field: GridField): URLSearchParams {
  const left = shown.includes(field) ? shown.filter((one) => one !== field) : [...shown, field];
  if (left.length === 0) return address;
  const next = new URLSearchParams(address);
  next.set('fields', FIELDS.filter((one) => left.includes(one)).join(','));
  return next;
}
