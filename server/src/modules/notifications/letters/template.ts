import type { Content } from './blocks.ts';
import type { LetterKind, LetterOf } from './letter.ts';

/** Whom a letter reaches, and where the shop is. */
export interface To {
  origin: string;
  email: string;
  name: string | null;
}

interface Template<Kind extends LetterKind> {
  /** Stands in the row, too: it tells no secret. */
  subject: (letter: LetterOf<Kind>) => string;
  write: (letter: LetterOf<Kind>, to: To) => Content;
}

export type Templates = { [Kind in LetterKind]?: Template<Kind> };
/** Every kind of letter has one. */
export type AllTemplates = { [Kind in LetterKind]: Template<Kind> };
