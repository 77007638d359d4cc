import './sheet.css';
import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  side: 'left' | 'right' | 'bottom';
  children: ReactNode;
  /** Stays visible under the scrolling body: the end of the task, with its live count. */
  foot?: ReactNode;
}

/** A panel that slides in from an edge of the screen: menu, filters, cart. */
export function Sheet({ side, ...rest }: SheetProps) {
  return <Modal {...rest} block="sheet" className={`sheet sheet--${side}`} />;
}
