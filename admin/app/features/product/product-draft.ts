import type { Product } from './product-query.ts';

/** Unsaved changes: only fields that differ from the saved ones are sent. */
export interface Draft {
  product: Partial<Product['product']>;
  model: Partial<Product['model']>;
  cost_fen?: number | null | undefined;
}

export const NO_DRAFT: Draft = { product: {}, model: {} };

const differing = <Fields extends object>(saved: Fields, typed: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof Fields]),
    ),
  ) as Partial<Fields>;

/** The body of a save without its versions: the differences from the saved product; null if there are none. */
export function changesOf(saved: Product, draft: Draft) {
  const [product, model] = [differing(saved.product, draft.product), differing(saved.model, draft.model)];
  const hasCost = draft.cost_fen !== undefined && draft.cost_fen !== saved.cost_fen;
  const count = Object.keys(product).length + Object.keys(model).length + (hasCost ? 1 : 0);
  if (count === 0) return null;
  return {
    count,
    body: {
      ...(Object.keys(product).length > 0 && { product }),
      ...(Object.keys(model).length > 0 && { model }),
      ...(hasCost && { cost_fen: draft.cost_fen }),
    },
  };
}
