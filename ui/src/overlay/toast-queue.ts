/** One thing to do about the message: undo it, or go and see. */
export type ToastAction = { label: string } & ({ onClick: () => void } | { to: string });

/** The thing that a message is about. */
export interface ToastSubject {
  /** Tells it from others. */
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
  /** Until somebody closes it. */
  stays?: boolean;
}

/** What stands over a message of each kind. */
export type ToastTitles = Readonly<Record<ToastMessage['kind'], string>>;

/** Keeps what is said before the part that shows it has been loaded, and tells that part to come. */
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
    /** Whether there has been anything to show yet. */
    isWanted: (): boolean => wanted,
    onWanted: (wake: () => void): (() => void) => {
      sleepers.add(wake);
      return () => sleepers.delete(wake);
    },
    /** From now on messages go to `shower`, those that waited first; the answer ends it. */
    attach(shower: (message: ToastMessage) => void): () => void {
      show = shower;
      for (const message of waiting.splice(0)) shower(message);
      return () => {
        show = null;
      };
    },
  };
}
