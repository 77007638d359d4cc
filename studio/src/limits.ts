// What the pictures may weigh: a phone on a slow network pays for every byte, and the repository carries them all.

/** A product picture of 800 px, on average. */
export const MEAN_800_BYTES = 35_000;
/** A product picture of 1600 px, which only the zoom asks for, on average. */
export const MEAN_1600_BYTES = 120_000;
/** A 3D model. */
export const MODEL_BYTES = 300_000;
/** The same model for the viewers of phones, which unpack nothing. */
export const PLAIN_MODEL_BYTES = 700_000;
/** All pictures and 3D models together. */
export const TOTAL_BYTES = 60_000_000;
