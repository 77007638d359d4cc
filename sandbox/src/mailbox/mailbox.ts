export interface Message {
  id: number;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  messageId: string;
  /** The header by which a mail program stops such mails (RFC 2369), or null. */
  unsubscribe: string | null;
}

export interface Mailbox {
  put(message: Omit<Message, 'id'>): void;
  /** Newest first, of one recipient if asked. */
  messages(to?: string): Message[];
  message(id: number): Message | undefined;
  clear(): void;
}

/** In memory and bounded: a development machine that runs for weeks does not fill up. */
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
