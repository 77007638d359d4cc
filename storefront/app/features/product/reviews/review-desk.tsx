import './review-desk.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { Suspense, useState } from 'react';
import { reviewDraft } from '../../../local/review-draft.ts';

const loadMyReview = () => import('./my-review.tsx');
const MyReview = lazyPart(loadMyReview, 'MyReview');

/** The place to write a review. The form loads on request, or when there is a draft. */
export function ReviewDesk({ code, onOwn }: { code: string; onOwn: (id: number | null) => void }) {
  const [pressed, setPressed] = useState<{ code: string; open: boolean } | null>(null);
  const hydrated = useHydrated();
  // Another colour is another product: a press there does not count here.
  const open = pressed?.code === code ? pressed.open : hydrated && reviewDraft(code) !== null;
  const button = (
    <Button
      kind="outline"
      className="desk__open"
      icon={<Icon name="pen-line" />}
      onPointerEnter={() => void loadMyReview()}
      onClick={() => setPressed({ code, open: true })}
    >
      Сэтгэгдэл бичих
    </Button>
  );
  return (
    <div className="desk">
      {open ? (
        <Suspense fallback={button}>
          <MyReview key={code} code={code} onOwn={onOwn} onClose={() => setPressed({ code, open: false })} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
