import type { ToastMessage, ToastSubject } from './toast-queue.ts';

/** A message as it is shown: about everything that those it was made of are about, the newest first. */
export interface MergedToast extends ToastMessage {
  subjects: readonly ToastSubject[];
}

/** Messages that say the same of whatever it is, and lead to the same, are one. */
export const toastKey = ({ kind, text, about, action }: ToastMessage): string =>
  [kind, about?.several ?? text, action?.label].join('\n');

/** Adds a message to the one of its kind that is in sight; a thing is counted once. */
export function mergeToast(shown: readonly ToastSubject[], message: ToastMessage): MergedToast {
  const { about, text } = message;
  if (about === undefined) return { ...message, subjects: [] };
  const subjects = [about, ...shown.filter(({ key }) => key !== about.key)];
  const count = subjects.length;
  return { ...message, subjects, text: count === 1 ? text : about.several.replace('{n}', String(count)) };
}
