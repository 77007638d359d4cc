import { Icon } from '@tokhi/ui/show/icon.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense, useState } from 'react';
import type { ProductView } from '../product.present.ts';

const ModelDialog = lazyPart(() => import('./model-dialog.tsx'), 'ModelDialog');

/** The product to turn round; nothing of it is loaded before the tap, and the button shows the size. */
export function ModelButton({ model }: { model: NonNullable<ProductView['model3d']> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="gallery__model"
        aria-haspopup="dialog"
        aria-label={`3D-ээр үзэх, ${model.megabytes} МБ`}
        onClick={() => setOpen(true)}
      >
        <Icon name="rotate-3d" />
        3D
      </button>
      {open && (
        <Suspense fallback={null}>
          <ModelDialog model={model} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
