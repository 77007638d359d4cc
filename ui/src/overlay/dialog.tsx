import './dialog.css';
import type { ReactNode } from 'react';
import { Modal } from './modal.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  foot?: ReactNode;
}

/** A question or a short task over the page; on a phone it rises from the bottom. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} block="dialog" className="dialog" />;
}
