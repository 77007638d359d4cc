export interface Sms {
  id: number;
  receivedAt: string;
  from: string;
  to: string;
  text: string;
}

export interface Phones {
  /** The id of the message, or null: too many in one second. */
  put(message: Omit<Sms, 'id' | 'receivedAt'>): number | null;
  /** Newest first, optionally of one phone. */
  messages(to?: string): Sms[];
  message(id: number): Sms | undefined;
  clear(): void;
}

/** In memory and limited, like the mailbox. */
const KEPT = 500;
const A_SECOND_MS = 1_000;
const IN_A_SECOND = 5;

export function createPhones(): Phones {
  let kept: Sms[] = [];
  let lastId = 0;
  /** Start and count of the current second. */
  let second = { began: 0, count: 0 };
  return {
    put(message) {
      const now = Date.now();
      if (now - second.began >= A_SECOND_MS) second = { began: now, count: 0 };
      if (second.count === IN_A_SECOND) return null;
      second.count += 1;
      lastId += 1;
      kept = [{ id: lastId, receivedAt: new Date(now).toISOString(), ...message }, ...kept].slice(0, KEPT);
      return lastId;
    },
    messages: (to) => (to === undefined ? kept : kept.filter((message) => message.to === to)),
    message: (id) => kept.find((message) => message.id === id),
    clear() {
      kept = [];
    },
  };
}
