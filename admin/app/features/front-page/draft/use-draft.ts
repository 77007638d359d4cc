import { useState } from 'react';
import type { FoundGoods } from '../../../goods/goods-query.ts';
import type { ShownPage } from '../front-page-query.ts';
import { isDraftChanged } from './changed-rows.ts';
import { type Goods, goodsByCode, goodsFound } from './goods.ts';
import { beginDraft, type Draft } from './page-draft.ts';
import { withEventIds } from './with-event-ids.ts';

/** A draft as it was read, and what somebody typed since. */
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
  // What a colleague saved is taken over where nothing is typed; otherwise saving says who was first.
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
    /** Takes what is stored now, and drops what was typed. */
    take: (next: ShownPage) => setDraft(adopt(next, draft)),
    /** `sent` was saved as `next`; what was typed while it was on its way stays. */
    keep: (sent: Draft, next: ShownPage) => {
      const begun = adopt(next, sent);
      setDraft((now) => (now === sent ? begun : withEventIds(now, begun)));
    },
  };
}
