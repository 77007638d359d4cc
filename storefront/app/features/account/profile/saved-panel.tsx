import type { ReplyOf } from '@tokhi/contract/client';
import { MOST_SAVED } from '@tokhi/rules/catalogue/favourites-limit';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';
import { CardGrid, cardView, listedCard } from '../../cards/public.ts';
import { Panel } from './panel.tsx';

/** The saved products, each with a heart to remove it. */
export function SavedPanel({ saved }: { saved: ReplyOf<'myInfo'>['save'] }) {
  const [now] = useState(() => new Date());
  if (saved.length === 0)
    return (
      <Panel title="Хадгалсан бараа">
        <EmptyState
          icon={<Icon name="heart" />}
          title="Хадгалсан бараа алга"
          level={3}
          actions={<ButtonLink to="/top-20">Бараа үзэх</ButtonLink>}
        >
          <p>Зүрхэн тэмдэг дээр дарж хадгална. Үнэ буувал бид мэдэгдэнэ.</p>
        </EmptyState>
      </Panel>
    );
  return (
    <Panel
      title="Хадгалсан бараа"
      end={
        <p className="panel__count">
          {saved.length} / {MOST_SAVED}
        </p>
      }
    >
      <p className="panel__lead">Үнэ буумагц имэйлээр мэдэгдэнэ.</p>
      <CardGrid cards={saved.map((product) => listedCard(cardView(product, now)))} />
    </Panel>
  );
}
