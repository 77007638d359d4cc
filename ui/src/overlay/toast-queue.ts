/** One action for the message: undo it, or go and see. */
export type ToastAction = { label: string } & ({ onClick: () => void } | { to: string });

/** The subject of a message. */
export interface ToastSubject {
  /** Identifies it. */
  key: string;
  name: string;
  /** Address of a small picture. */
  picture: string | null;
  /** The text for several of them, `{n}` for their number: messages with the same one become one. */
  several: string;
}

export interface ToastMessage {
  kind: 'success' | 'failure';
  text: string;
  about?: ToastSubject | undefined;
  action?: ToastAction | undefined;
  /** Stays until it is closed. */
  stays?: boolean;
}

/** The title of each kind of message. */
export type ToastTitles = Readonly<Record<ToastMessage['kind'], string>>;

/** Queues messages until the component that shows them has loaded, and requests that component. */
export function toastQueue() {
  const waiting: ToastMessage[] = [];
  const sleepers = new Set<() => void>();
  let wanted = false;
  let show: ((message: ToastMessage) => void) | null = null;
  return {
    say(message: ToastMessage): void {
      if (show !== null) {
        show(message);
        return;
      }
      waiting.push(message);
      wanted = true;
      for (const wake of sleepers) wake();
    },
    /** Whether there has been a message yet. */
    isWanted: (): boolean => wanted,
    onWanted: (wake: () => void): (() => void) => {
      sleepers.add(wake);
      return () => sleepers.delete(wake);
    },
    /** From now on messages go to `shower`, the waiting ones first; the returned function ends it. */
    attach(shower: (message: ToastMessage) => void): () => void {
      show = shower;
      for (const message of waiting.splice(0)) shower(message);
      return () => {
        show = null;
      };
    },
  };
}
