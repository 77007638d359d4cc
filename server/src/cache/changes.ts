/** The products in an answer: a change of one of them makes it stale. */
export interface Shown {
  /** Shown with all details: stale after any change, including stock and reviews. */
  whole: readonly number[];
  /** Shown as cards: stale when price, name or looks change, or when one is sold out or available again. */
  cards: readonly number[];
}

/** A process's knowledge of catalogue changes, ordered by moments: one moment per update. */
export interface Changes {
  /** Read it before reading data for the cache: a change during the read then counts as later. */
  moment(): number;
  /** Whether a shown product changed after that moment. */
  since(moment: number, shown: Shown): boolean;
}

export interface ChangeLog extends Changes {
  /** `products` changed in any way, `inLists` are those that look different in lists; null means all. */
  learn(products: readonly number[] | null, inLists: readonly number[]): void;
}

/** Eight bytes per product: the moments of its last change of any kind, and of its last change in lists. */
export function createChangeLog(): ChangeLog {
  const anyway = createMoments();
  const inLists = createMoments();
  let moment = 0;
  let allAt = 0;
  return {
    moment: () => moment,
    since: (then, { whole, cards }) =>
      then < moment &&
      (then < allAt || whole.some((id) => anyway.of(id) > then) || cards.some((id) => inLists.of(id) > then)),
    learn(products, listed) {
      moment += 1;
      if (products === null) allAt = moment;
      for (const id of products ?? []) anyway.set(id, moment);
      for (const id of listed) inLists.set(id, moment);
    },
  };
}

function createMoments(): { of(id: number): number; set(id: number, moment: number): void } {
  let moments = new Uint32Array(1_024);
  return {
    of: (id) => moments[id] ?? 0,
    set(id, moment) {
      if (id >= moments.length) {
        const longer = new Uint32Array(Math.max(id + 1, moments.length * 2));
        longer.set(moments);
        moments = longer;
      }
      moments[id] = moment;
    },
  };
}
