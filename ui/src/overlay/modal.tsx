import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../form/icon-button.tsx';
import { Icon } from '../show/icon.tsx';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The CSS block of the head, body and foot: «dialog» or «sheet». */
  block: string;
  className: string;
  children: ReactNode;
  foot?: ReactNode;
}

/**
 * The browser's own modal dialog, under Dialog and Sheet: it keeps the focus, closes on Esc and makes the page inert.
 * Why no library: see decision 110.
 */
export function Modal({ open, onClose, title, block, className, children, foot }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!open) dialog.current?.close();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }, [open]);
  function handleClose() {
    // Esc closes it first, then this reports it; if the page closes it, there is nothing to report.
    if (open) onClose();
  }
  function handleClick(event: MouseEvent) {
    // Only the scrim is the dialog itself; everything inside is a child.
    if (event.target === dialog.current) onClose();
  }
  return (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a
    press beside it, whose key is Esc */ // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Esc, and the browser has it
    <dialog ref={dialog} className={className} aria-labelledby={titleId} onClose={handleClose} onClick={handleClick}>
      <div className={`${block}__in`}>
        {/* No header or footer element: the cart's sheet is inside the page's own header. */}
        <div className={`${block}__head`}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Хаах" onClick={onClose}>
            <Icon name="x" />
          </IconButton>
        </div>
        <div className={`${block}__body`}>{children}</div>
        {foot !== undefined && <div className={`${block}__foot`}>{foot}</div>}
      </div>
    </dialog>
  );
}
