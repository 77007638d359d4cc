import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { ProductView } from '../product.present.ts';

const ZoomDialog = lazyPart(() => import('./zoom-dialog.tsx'), 'ZoomDialog');

interface ZoomLinkProps {
  product: ProductView;
  /** Which view of the gallery is opened, counted from 1. */
  at: number;
  className: string;
  children: ReactNode;
}

/** The gallery on the whole screen. Without JavaScript the link shows the file itself. */
export function ZoomLink({ product, at, className, children }: ZoomLinkProps) {
  const [open, setOpen] = useState(false);
  const file = product.pictures[at - 1]?.largest ?? product.drawings[0]?.src;
  function handleOpen(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a className={className} href={file} aria-label="Томруулах" onClick={handleOpen}>
        {children}
      </a>
      {open && (
        <Suspense>
          <ZoomDialog product={product} at={at} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
