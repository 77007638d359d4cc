/** The products that an answer shows: one of them that changes makes it an old one. */
export interface Shown {
  /** With all that there is to say: old with any change, also with another number of pieces or another opinion. */
  whole: readonly number[];
  /** As cards: old when one costs, is called or looks otherwise, is sold out or comes back. */
  cards: readonly number[];
}

/** What a process learnt of the catalogue, counted in moments: one each time that it learnt something. */
export interface Changes {
  /** To be taken before reading what will be kept: what changes while it is read is then later than it. */
  moment(): number;
  /** Whether something that is shown changed after that moment. */
  since(moment: number, shown: Shown): boolean;
}

export interface ChangeLog extends Changes {
  /** `products` changed in some way, `inLists` are those of them that lists show otherwise; null is everything. */
  learn(products: readonly number[] | null, inLists: readonly number[]): void;
}

/** Eight bytes a product: when it changed last, in any way and for lists. */
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
