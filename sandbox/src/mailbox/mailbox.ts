export interface Message {
  id: number;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  messageId: string;
  /** The header by which a mail program unsubscribes (RFC 2369), or null. */
  unsubscribe: string | null;
}

export interface Mailbox {
  put(message: Omit<Message, 'id'>): void;
  /** Newest first, optionally of one recipient. */
  messages(to?: string): Message[];
  message(id: number): Message | undefined;
  clear(): void;
}

/** In memory and limited: a development machine runs for weeks. */
const KEPT = 500;

export function createMailbox(): Mailbox {
  let kept: Message[] = [];
  let lastId = 0;
  return {
    put(message) {
      lastId += 1;
      kept = [{ id: lastId, ...message }, ...kept].slice(0, KEPT);
    },
    messages: (to) => (to === undefined ? kept : kept.filter((message) => message.to.includes(to))),
    message: (id) => kept.find((message) => message.id === id),
    clear() {
      kept = [];
    },
  };
}
