import { type ToastAction, type ToastSubject, toastQueue } from './toast-queue.ts';

/** The queue that the page's Toaster reads. */
export const toasts = toastQueue();

/** «Амжилттай», what was done and to what, and one thing to do next, such as undoing it. */
export const toastSuccess = (text: string, action?: ToastAction, about?: ToastSubject): void =>
  toasts.say({ kind: 'success', text, action, about });

/** «Амжилттай» about something that must not be missed: it stays until it is closed. */
export const toastKept = (text: string): void => toasts.say({ kind: 'success', text, stays: true });

/** «Амжилтгүй» and what to do about it. */
export const toastFailure = (text: string, action?: ToastAction): void => toasts.say({ kind: 'failure', text, action });
