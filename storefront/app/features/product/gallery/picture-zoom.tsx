import './picture-zoom.css';
import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface PictureZoomProps {
  src: string;
  alt: string;
  /** Opens at twice the size at once, for what cannot be read otherwise. */
  startNear?: boolean;
  className: string;
  children: ReactNode;
}

/** The picture over the whole screen, twice as large on a tap. Without JavaScript the link shows the file itself. */
export function PictureZoom({ src, alt, startNear = false, className, children }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(startNear);
  useEffect(() => {
    const box = dialog.current;
    if (!open || !near || box === null) return;
    // A drawing is read from its left edge, a picture looked at in the middle.
    box.scrollTo(startNear ? 0 : (box.scrollWidth - box.clientWidth) / 2, (box.scrollHeight - box.clientHeight) / 2);
  }, [open, near, startNear]);
  function handleOpen(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
    setNear(startNear);
    dialog.current?.showModal();
  }
  return (
    <>
      <a className={className} href={src} aria-label="Томруулах" onClick={handleOpen}>
        {children}
      </a>
      <dialog className="zoom" ref={dialog} aria-label="Томруулсан зураг" onClose={() => setOpen(false)}>
        {open && (
          <button
            type="button"
            className={near ? 'zoom__picture zoom__picture--near' : 'zoom__picture'}
            aria-label={near ? 'Жижигрүүлэх' : 'Томруулах'}
            onClick={() => setNear(!near)}
          >
            <img src={src} alt={alt} />
          </button>
        )}
        <button
          type="button"
          className="icon-btn zoom__close"
          aria-label="Хаах"
          onClick={() => dialog.current?.close()}
        >
          <X className="icon" />
        </button>
      </dialog>
    </>
  );
}
