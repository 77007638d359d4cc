import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useEffect, useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { useSessionToken } from '../../../local/session.ts';
import { type ReviewView, reviewView } from './review.present.ts';
import { ReviewArticle } from './review-article.tsx';
import { ReviewForm } from './review-form.tsx';

interface MyReviewProps {
  code: string;
  /** Which review of the list it is. */
  onOwn: (id: number | null) => void;
  onClose: () => void;
}

/** The customer's review of the product: being written, or sent, and then changeable. */
export function MyReview({ code, onOwn, onClose }: MyReviewProps) {
  const token = useSessionToken();
  const [own, setOwn] = useState<ReviewView | null>(null);
  const [sent, setSent] = useState(0);
  const [writing, setWriting] = useState(true);

  // The viewer's own part of the product's answer is made per request (spec §3 `my_review`); a guest has none.
  useEffect(() => {
    if (token === null) return;
    const leaving = new AbortController();
    ask('singleProduct', { id: code }, { signal: leaving.signal })
      .then(({ my_review }) => {
        setOwn(my_review && reviewView(my_review));
        if (sent > 0) setWriting(false);
      })
      // Without it the form is empty; a new review still replaces the old one.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [code, token, sent]);

  const shown = own !== null && !writing;
  const shownId = shown ? own.id : null;
  useEffect(() => onOwn(shownId), [onOwn, shownId]);

  if (!shown) return <ReviewForm code={code} own={own} onSent={() => setSent(sent + 1)} onClose={onClose} />;
  return (
    <ReviewArticle
      review={own}
      own={
        <Button kind="outline" size="s" icon={<Icon name="pen-line" />} onClick={() => setWriting(true)}>
          Засах
        </Button>
      }
    />
  );
}
