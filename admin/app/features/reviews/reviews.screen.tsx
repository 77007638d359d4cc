import '../../parts/panel.css';
import './reviews.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReviewView, reviewViews } from '@tokhi/contract/admin/answers/review-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { agoText } from '../../show/ago-text.ts';
import { useNow } from '../../show/use-now.ts';
import { ReviewPanel } from './review-panel.tsx';
import { reviewQuery, reviewsQuery } from './reviews-query.ts';

export const handle: ScreenHandle = { isWorkbench: true };

const NAMES: Record<ReviewView, string> = {
  to_answer: 'Хариулаагүй',
  few_stars: '1–2 од',
  hidden: 'Нуусан',
  all: 'Бүгд',
};
const HINTS = [
  ['J+K', 'мөр'],
  ['R', 'хариу бичих'],
  ['Ctrl Enter', 'нийтлэх'],
] as const;

/** Reviews of customers: answered in public, hidden only for a listed reason. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const show = reviewViews.find((name) => name === params.get('show')) ?? 'to_answer';
  const list = useInfiniteQuery(reviewsQuery(show));
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? [];
  const named = Number(params.get('id'));
  const current = named > 0 ? named : (reviews[0]?.id ?? null);
  const review = useQuery(reviewQuery(current));
  const at = reviews.findIndex(({ id }) => id === current);
  const open = (id: number | undefined) => id !== undefined && setParams({ show, id: String(id) }, { replace: true });
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => open(reviews[at + 1]?.id) },
    { key: 'K', does: 'өмнөх мөр', press: () => open(reviews[at - 1]?.id) },
  ]);
  return (
    <>
      <PageHead title="Сэтгэгдэл" end={<KeyHints hints={HINTS} />} />
      {[list.error, review.error].map(
        (error) => error !== null && <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />,
      )}
      <div className="staff-reviews">
        <section className="panel" aria-label="Сэтгэгдлүүд">
          <div className="staff-reviews__tabs">
            <PillTabs
              label="Шүүлт"
              tabs={reviewViews.map((name) => ({ name, text: NAMES[name] }))}
              current={show}
              onChoose={(name) => setParams({ show: name }, { replace: true })}
            />
          </div>
          {list.isSuccess && reviews.length === 0 && <p className="staff-reviews__none">Ийм сэтгэгдэл алга.</p>}
          <ul>
            {reviews.map(({ id, rate, product, message, created_at }) => (
              <li key={id}>
                <button
                  type="button"
                  className="staff-reviews__i"
                  aria-current={id === current || undefined}
                  onClick={() => open(id)}
                >
                  <b>
                    {rate} од, {product.name}
                  </b>
                  <span className="staff-reviews__age">{agoText(created_at, now)}</span>
                  <span className="staff-reviews__text">{message === '' ? 'Бичсэн үг алга' : message}</span>
                </button>
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <div className="panel__foot">
              <Button kind="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Дараагийн 50
              </Button>
            </div>
          )}
        </section>
        {review.data !== undefined && (
          <ReviewPanel key={`${current} ${review.data.review.version}`} review={review.data.review} />
        )}
      </div>
    </>
  );
}
