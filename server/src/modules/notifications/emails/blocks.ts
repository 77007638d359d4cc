/** The content of an email: text and HTML are two renderings of the same blocks, so that they cannot differ. */
export type Block =
  /** HTML only: the text version has the name already. */
  | { kind: 'picture'; url: string; alt: string }
  /** HTML only: a phone scans it from the email. At most one per email. */
  | { kind: 'qr'; data: string }
  | { kind: 'paragraph'; text: string }
  /** `quiet`: no action is needed. */
  | { kind: 'button'; label: string; url: string; quiet?: true }
  /** The address of the button again, for mail programs without buttons. */
  | { kind: 'link'; url: string }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'box'; title: string; text: string; tone: 'plain' | 'gold' }
  | { kind: 'price'; now: string; was: string | null }
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** The ordered goods, each with its picture; `sum` is the price of all its pieces. */
  | { kind: 'goods'; rows: readonly GoodsRow[] }
  /** The total of the facts above it. */
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
  /** The preview text of a mailbox, after the subject: what happens next. */
  preview: string;
  heading: string;
  /** The order it is about. */
  orderNumber?: string;
  blocks: readonly Block[];
  /** Why it was sent, in the footer. */
  why: string;
  /** Also in the footer: where emails of this kind are switched off. */
  links?: readonly { label: string; url: string }[];
}
