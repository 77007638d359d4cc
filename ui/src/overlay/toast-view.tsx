import './toast-view.css';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { Icon } from '../show/icon.tsx';
import type { MergedToast } from './merge-toasts.ts';
import type { ToastAction, ToastTitles } from './toast-queue.ts';

interface ToastViewProps {
  message: MergedToast;
  titles: ToastTitles;
  onClose: () => void;
}

export function ToastView({ message, titles, onClose }: ToastViewProps) {
  const { kind, text, action, subjects } = message;
  const picture = subjects[0]?.picture ?? null;
  // Each once, and not if the text already names it.
  const names = [...new Set(subjects.map(({ name }) => name))].filter((name) => !text.includes(name)).join(', ');
  function handleClose(event: MouseEvent<HTMLElement>) {
    // Sonner returns the focus to the page when the focus leaves a message, but not when the message disappears.
    event.currentTarget.blur();
    onClose();
  }
  return (
    <output className={`toast toast--${kind}`}>
      {picture === null ? (
        <Icon name={kind === 'success' ? 'circle-check' : 'circle-alert'} className="toast__kind" />
      ) : (
        <img className="toast__picture" src={picture} alt="" width="48" height="48" />
      )}
      <span className="toast__text">
        <b>{titles[kind]}</b>
        <span>{text}</span>
        {names !== '' && <span className="toast__names">{names}</span>}
      </span>
      {action !== undefined && <Action action={action} onDone={handleClose} />}
      <button type="button" className="toast__close" aria-label="Хаах" onClick={handleClose}>
        <Icon name="x" />
      </button>
    </output>
  );
}

interface ActionProps {
  action: ToastAction;
  onDone: (event: MouseEvent<HTMLElement>) => void;
}

function Action({ action, onDone }: ActionProps) {
  if ('to' in action) {
    return (
      <Link className="toast__action" to={action.to} onClick={onDone}>
        {action.label}
      </Link>
    );
  }
  function handleClick(event: MouseEvent<HTMLElement>) {
    onDone(event);
    if ('onClick' in action) action.onClick();
  }
  return (
    <button type="button" className="toast__action" onClick={handleClick}>
      {action.label}
    </button>
  );
}
