// How a picture of each kind is encoded: the widths, the formats and what a card may weigh.

export interface Recipe {
  widths: number[];
  quality: number;
  /** Widths that also get an AVIF, where it is smaller. */
  avif: number[];
  paperWhite: boolean;
  /** A square out of the master, as shares of its width and height. */
  square?: { x: number; y: number; size: number };
}

/**
 * `firstHero`: the first colour of a model, which is looked at near, has its zoom in 1600 px where its master has them. `uploaded`:
 * staff change kind and order at any time and the original is not kept, so every picture has what the first one needs.
 */
export const RECIPES = {
  hero: { widths: [400, 800], quality: 82, avif: [800], paperWhite: true },
  firstHero: { widths: [400, 800, 1600], quality: 82, avif: [800], paperWhite: true },
  front: { widths: [400, 800], quality: 78, avif: [], paperWhite: true },
  detail: { widths: [400, 800], quality: 78, avif: [], paperWhite: true },
  room: { widths: [400, 800], quality: 80, avif: [], paperWhite: false },
  banner: { widths: [800, 1000, 1600], quality: 82, avif: [1600], paperWhite: false },
  tile: { widths: [400, 800], quality: 82, avif: [800], paperWhite: false },
  uploaded: { widths: [400, 800, 1600], quality: 82, avif: [800], paperWhite: true },
} satisfies Record<string, Recipe>;

/** Width of the picture on a product card. */
export const CARD_WIDTH = 400;
/** What a picture of a product card may weigh: a phone on a slow network pays for every byte. */
export const CARD_BYTES = 12_000;
