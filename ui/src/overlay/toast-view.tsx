import './toast-view.css';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { ToastAction, ToastMessage, ToastTitles } from './toast-queue.ts';

interface ToastViewProps {
  message: ToastMessage;
  titles: ToastTitles;
  onClose: () => void;
}

export function ToastView({ message, titles, onClose }: ToastViewProps) {
  const { kind, text, action } = message;
  const Icon = kind === 'success' ? CircleCheck : CircleAlert;
  function handleClose(event: MouseEvent<HTMLElement>) {
    // Sonner gives the focus back to the page when it leaves a message, but not when the message vanishes under it.
    event.currentTarget.blur();
    onClose();
  }
  return (
    <output className={`toast toast--${kind}`}>
      <Icon className="icon toast__kind" />
      <span className="toast__text">
        <b>{titles[kind]}</b>
        <span>{text}</span>
      </span>
      {action !== undefined && <Action action={action} onDone={handleClose} />}
      <button type="button" className="toast__close" aria-label="Хаах" onClick={handleClose}>
        <X className="icon" />
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
