/** What an email is made of: text and HTML are two readings of the same blocks, so neither can say what the other does not. */
export type Block =
  /** Drawn only: text has the name already. */
  | { kind: 'picture'; url: string; alt: string }
  /** Drawn only: a phone reads it from the email. One an email at most. */
  | { kind: 'qr'; data: string }
  | { kind: 'paragraph'; text: string }
  /** `quiet`: nothing waits for it. */
  | { kind: 'button'; label: string; url: string; quiet?: true }
  /** The address of the button once more, for whoever cannot press it. */
  | { kind: 'link'; url: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'box'; title: string; text: string; tone: 'plain' | 'gold' }
  | { kind: 'price'; now: string; was: string | null }
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** What was ordered, each with its picture; `sum` is what all its pieces cost. */
  | { kind: 'goods'; rows: readonly GoodsRow[] }
  /** What the facts above it come to. */
  | { kind: 'total'; name: string; value: string }
  | { kind: 'small'; text: string };

export interface GoodsRow {
  name: string;
  note: string;
  quantity: string;
  sum: string;
  picture: string | null;
}

export interface Content {
  /** What a mailbox shows behind the subject: what happens next. */
  preview: string;
  heading: string;
  /** Which order it is about. */
  orderNumber?: string;
  blocks: readonly Block[];
  /** Why it was written, beneath. */
  why: string;
  /** Beneath, too: where emails of this kind are switched off. */
  links?: readonly { label: string; url: string }[];
}
