import type { EmailTexts } from '../../settings/public.ts';
import type { Content } from './blocks.ts';
import type { EmailKind, EmailOf } from './email.ts';

/** The recipient, and the shop's address. */
export interface To {
  origin: string;
  email: string;
  name: string | null;
  /** Texts that staff wrote for emails about orders. */
  texts: EmailTexts;
}

interface Template<Kind extends EmailKind> {
  /** Also stored in the row: it contains no secret. */
  subject: (email: EmailOf<Kind>) => string;
  write: (email: EmailOf<Kind>, to: To) => Content;
}

export type Templates = { [Kind in EmailKind]?: Template<Kind> };
/** Every kind of email has a template. */
export type AllTemplates = { [Kind in EmailKind]: Template<Kind> };
