import './workshop.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { titled } from '../../route-title.ts';
import { shop } from '../../shop-context.ts';
import { WorkshopButtons } from './workshop-buttons.tsx';
import { WorkshopFields } from './workshop-fields.tsx';
import { WorkshopGoods } from './workshop-goods.tsx';
import { WorkshopNavigation } from './workshop-navigation.tsx';
import { WorkshopOverlays } from './workshop-overlays.tsx';
import { WorkshopStates } from './workshop-states.tsx';

const SAMPLE_OFFER_MS = 225_368_000;

export const handle = titled('Эд анги');

// Typed by hand: the route does not exist when route types are generated.
export function loader({ context }: LoaderFunctionArgs) {
  const now = context.get(shop).now();
  return { serverNow: now.toISOString(), until: new Date(now.getTime() + SAMPLE_OFFER_MS).toISOString() };
}

/** Every part in all its states, for developers of the shop; production has no such page. */
export default function WorkshopPage() {
  const { serverNow, until } = useLoaderData<typeof loader>();
  return (
    <div className="workshop">
      <h1>Эд анги</h1>
      <WorkshopButtons />
      <WorkshopFields />
      <WorkshopOverlays />
      <WorkshopNavigation />
      <WorkshopGoods serverNow={serverNow} until={until} />
      <WorkshopStates />
    </div>
  );
}
