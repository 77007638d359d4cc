import type { ToastMessage, ToastSubject } from './toast-queue.ts';

/** A message as it is shown: with the subjects of all messages merged into it, the newest first. */
export interface MergedToast extends ToastMessage {
  subjects: readonly ToastSubject[];
}

/** Messages with the same text and the same action are merged, whatever their subjects. */
export const toastKey = ({ kind, text, about, action }: ToastMessage): string =>
  [kind, about?.several ?? text, action?.label].join('\n');

/** Adds a message to the visible one of its kind; a subject is counted once. */
export function mergeToast(shown: readonly ToastSubject[], message: ToastMessage): MergedToast {
  const { about, text } = message;
  if (about === undefined) return { ...message, subjects: [] };
  const subjects = [about, ...shown.filter(({ key }) => key !== about.key)];
  const count = subjects.length;
  return { ...message, subjects, text: count === 1 ? text : about.several.replace('{n}', String(count)) };
}
