import { createContext, useContext } from 'react';
import type { FoundGoods } from '../../../goods/goods-query.ts';
import type { Goods } from '../draft/goods.ts';
import type { Draft } from '../draft/page-draft.ts';
import type { Problem } from '../draft/page-problems.ts';
import type { FrontPicture, ShownPage, Warning } from '../front-page-query.ts';

/** The state that every panel of the composer reads and changes. */
export interface Composing {
  draft: Draft;
  saved: Draft;
  now: Date;
  problems: readonly Problem[];
  /** For the saved draft. */
  warnings: readonly Warning[];
  goods: ReadonlyMap<string, Goods>;
  pictures: ReadonlyMap<number, FrontPicture>;
  choices: Pick<ShownPage, 'sub_categories' | 'categories' | 'brands'>;
  change: (next: (draft: Draft) => Draft) => void;
  /** Adds a found product to the known ones. */
  learn: (product: FoundGoods) => void;
}

export const ComposingContext = createContext<Composing | null>(null);

export function useComposing(): Composing {
  const composing = useContext(ComposingContext);
  if (composing === null) throw new Error('a panel of the front page stands outside of its composer');
  return composing;
}
