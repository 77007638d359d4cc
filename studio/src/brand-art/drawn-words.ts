// Names that no typeface has: lines of one width, built from circles and stems. Baseline 36, height of the logo 48.

export interface DrawnWord {
  line: string;
  width: number;
  /** The line's own ends, without its width. */
  left: number;
  right: number;
}

export const DRAWN_WORDS = {
  govi: {
    line: 'M22.8 17.3A12 12 0 1 0 24 24H14M40 24a12 12 0 1 0 24 0a12 12 0 1 0-24 0M77 12l11 24L99 12M115 12v24',
    width: 2.2,
    left: 0,
    right: 115,
  },
  tuul: {
    line: 'M0 14h22M11 14v22M30 12v13a9 9 0 0 0 18 0V12M57 12v13a9 9 0 0 0 18 0V12M85 12v22h14',
    width: 4,
    left: 0,
    right: 99,
  },
  toono: {
    line: 'M0 13.5h20M10 13.5V36M25 24a12 12 0 1 0 24 0a12 12 0 1 0-24 0M54 24a12 12 0 1 0 24 0a12 12 0 1 0-24 0M85.5 36V12L105 36V12M112.5 24a12 12 0 1 0 24 0a12 12 0 1 0-24 0',
    width: 3,
    left: 0,
    right: 136.5,
  },
  nomuun: {
    line: 'M0 35V13M0 21.5a8 8 0 0 1 16 0V35M23.5 24a11 11 0 1 0 22 0a11 11 0 1 0-22 0M53 35V13M53 21.5a7 7 0 0 1 14 0V35M67 21.5a7 7 0 0 1 14 0V35M89 13v13.5a8 8 0 0 0 16 0V13M105 35V13M113 13v13.5a8 8 0 0 0 16 0V13M129 35V13M137 35V13M137 21.5a8 8 0 0 1 16 0V35',
    width: 3.4,
    left: 0,
    right: 153,
  },
} satisfies Record<string, DrawnWord>;

export type DrawnWordName = keyof typeof DRAWN_WORDS;
