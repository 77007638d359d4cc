import { useState } from 'react';
import type { FoundGoods } from '../../../goods/goods-query.ts';
import type { ShownPage } from '../front-page-query.ts';
import { isDraftChanged } from './changed-rows.ts';
import { type Goods, goodsByCode, goodsFound } from './goods.ts';
import { beginDraft, type Draft } from './page-draft.ts';
import { withEventIds } from './with-event-ids.ts';

/** A draft as read, with the changes since. */
export function useDraft(shown: ShownPage) {
  const [read, setRead] = useState(shown);
  const [saved, setSaved] = useState(() => beginDraft(shown.page));
  const [draft, setDraft] = useState(saved);
  const [found, setFound] = useState<readonly Goods[]>([]);
  const isChanged = isDraftChanged(saved, draft);
  const adopt = (next: ShownPage, as: Draft) => {
    const begun = beginDraft(next.page, as);
    setRead(next);
    setSaved(begun);
    return begun;
  };
  // Takes over what a colleague saved if nothing was changed here; otherwise saving reports the conflict.
  if (shown !== read && (!isChanged || shown.version.version === read.version.version)) {
    if (isChanged) setRead(shown);
    else setDraft(adopt(shown, draft));
  }
  return {
    version: read.version,
    saved,
    draft,
    isChanged,
    goods: goodsByCode(shown, found),
    change: (next: (draft: Draft) => Draft) => setDraft(next),
    learn: (product: FoundGoods) => setFound((before) => [...before, goodsFound(product)]),
    reset: () => setDraft(saved),
    /** Takes the stored page, and drops unsaved changes. */
    take: (next: ShownPage) => setDraft(adopt(next, draft)),
    /** `sent` was saved as `next`; changes typed in the meantime stay. */
    keep: (sent: Draft, next: ShownPage) => {
      const begun = adopt(next, sent);
      setDraft((now) => (now === sent ? begun : withEventIds(now, begun)));
    },
  };
}
