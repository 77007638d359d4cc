import type { EmailTexts } from '../../settings/public.ts';
import type { Content } from './blocks.ts';
import type { EmailKind, EmailOf } from './email.ts';

/** Whom an email reaches, and where the shop is. */
export interface To {
  origin: string;
  email: string;
  name: string | null;
  /** What staff write in emails about orders. */
  texts: EmailTexts;
}

interface Template<Kind extends EmailKind> {
  /** Stands in the row, too: it tells no secret. */
  subject: (email: EmailOf<Kind>) => string;
  write: (email: EmailOf<Kind>, to: To) => Content;
}

export type Templates = { [Kind in EmailKind]?: Template<Kind> };
/** Every kind of email has one. */
export type AllTemplates = { [Kind in EmailKind]: Template<Kind> };
