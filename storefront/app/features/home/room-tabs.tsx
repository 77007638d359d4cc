import './room-tabs.css';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import { Suspense } from 'react';
import { RoomGoods, RoomSet, type RoomView, ScenePicture } from '../rooms/public.ts';
import { RoomOnDemand } from './lazy-sections.ts';

/** The furnished rooms to buy from: a tab per room, with its products beside the picture. */
export function RoomTabs({ rooms }: { rooms: RoomView[] }) {
  if (rooms.length === 0) return null;
  return (
    <section className="section room-tabs">
      <SectionHead title="Өрөөгөөр" />
      <Tabs
        small
        deferred
        label="Өрөө"
        tabs={rooms.map((room, n) => ({
          id: room.code,
          title: room.name,
          content: n > 0 && room.scene === null ? <ClosedScene code={room.code} /> : <Scene room={room} />,
        }))}
      />
    </section>
  );
}

const WAITING = <div className="room" aria-busy />;

/** A room that the page did not include: requested when its tab opens. */
function ClosedScene({ code }: { code: string }) {
  return (
    <Suspense fallback={WAITING}>
      <RoomOnDemand code={code} waiting={WAITING}>
        {(room) => <Scene room={room} />}
      </RoomOnDemand>
    </Suspense>
  );
}

function Scene({ room }: { room: RoomView }) {
  const { name, scene } = room;
  return (
    <div className="room">
      <StaticHtml className="room__picture">
        {scene && <ScenePicture name={name} scene={scene} wider="986px" />}
      </StaticHtml>
      <div className="room__foot">
        <StaticHtml className="room__sentence">{scene && <p>{scene.sentence}</p>}</StaticHtml>
        <RoomSet room={room} />
      </div>
      <StaticHtml className="room__goods">{scene && <RoomGoods pieces={scene.pieces} />}</StaticHtml>
    </div>
  );
}
