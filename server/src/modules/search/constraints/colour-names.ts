import { fold } from '../words/fold.ts';
import { HUE_KEYS, type Hue } from './hue-words.ts';

export interface ColourPart {
  keys: string[];
  hue: string | null;
}

/** The parts of a colour's name: «царс, саарал ногоон» is oak and a green. */
export interface ColourName {
  id: number;
  /** The keys of each part, and the key that is its hue. */
  parts: ColourPart[];
  /** The hue of its swatch, where no part names a hue: oak, walnut, natural. */
  seen: string | null;
  /** Lightness of the swatch, 0 black … 1 white; null without a swatch. */
  light: number | null;
}

const PARTS = /\s*,\s*|\s+ба\s+/;

export function readColourName({ id, name, swatch }: { id: number; name: string; swatch: string }): ColourName {
  const parts = name
    .toLowerCase()
    .split(PARTS)
    .map((part) => {
      const keys = part.split(/\s+/).map(fold);
      // The last hue counts: «саарал ногоон» is a green, «хар будагтай мод» is black.
      return { keys, hue: keys.findLast((key) => HUE_KEYS.has(key)) ?? null };
    });
  return {
    id,
    parts,
    seen: parts.some(({ hue }) => hue !== null) ? null : hueOfSwatch(swatch),
    light: lightOf(swatch),
  };
}

const SWATCH = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The colour circle in degrees, each name with the end of its range. */
const CIRCLE: [end: number, said: string][] = [
  [12, 'улаан'],
  [50, 'шаргал'],
  [70, 'шар'],
  [165, 'ногоон'],
  [260, 'цэнхэр'],
  [300, 'нил ягаан'],
  [345, 'ягаан'],
  [360, 'улаан'],
];
const PALE = 0.12;
const NEARLY_WHITE = 0.9;
const NEARLY_BLACK = 0.18;
/** Below this lightness a warm tone is brown, above it beige. */
const DARK_WOOD = 0.45;

const channelsOf = (swatch: string): number[] | undefined =>
  SWATCH.exec(swatch)
    ?.slice(1)
    .map((hex) => Number.parseInt(hex, 16) / 255);

function lightOf(swatch: string): number | null {
  const channels = channelsOf(swatch);
  return channels === undefined ? null : (Math.max(...channels) + Math.min(...channels)) / 2;
}

function hueOfSwatch(swatch: string): string | null {
  const channels = channelsOf(swatch);
  if (channels === undefined) return null;
  const [red = 0, green = 0, blue = 0] = channels;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 2;
  const spread = most - least;
  if (light > NEARLY_WHITE) return fold('цагаан');
  if (light < NEARLY_BLACK) return fold('хар');
  if (spread / (1 - Math.abs(2 * light - 1)) < PALE) return fold('саарал');
  const turn =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  const degrees = (turn * 60 + 360) % 360;
  const said = CIRCLE.find(([end]) => degrees <= end)?.[1] ?? 'улаан';
  return fold(said === 'шаргал' && light < DARK_WOOD ? 'хүрэн' : said);
}

/** Whether a part of the name matches: one word must be its hue, several must all be among its keys. */
const isNamed = ({ parts }: ColourName, said: string): boolean => {
  const words = said.split(' ').map(fold);
  return parts.some(({ keys, hue }) =>
    words.length === 1 ? hue === words[0] : words.every((word) => keys.includes(word)),
  );
};

/** The colours of a hue: by name, the nearest first, and by swatch for colours whose name has no hue. */
export function coloursOfHue(colours: Iterable<ColourName>, { means }: Hue): { named: number[]; seen: number[] } {
  const all = [...colours];
  const named = means.flatMap((said) => all.filter((colour) => isNamed(colour, said)).map(({ id }) => id));
  const seen = all.filter((colour) => colour.seen !== null && means.some((said) => fold(said) === colour.seen));
  return { named: [...new Set(named)], seen: seen.map(({ id }) => id) };
}

/** The limits of «цайвар» and «бараан»: sand is light, walnut is dark, oak and grey are neither. */
const LIGHT_FROM = 0.66;
const DARK_TO = 0.4;
export type Tone = 'light' | 'dark';

export const isOfTone = ({ light }: ColourName, tone: Tone): boolean =>
  light !== null && (tone === 'light' ? light >= LIGHT_FROM : light <= DARK_TO);
