import './room-tabs.css';
import { texts } from '@tokhi/contract/texts/texts';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import { useEffect, useState } from 'react';
import { RoomGoods, RoomSet, type RoomView, ScenePicture } from '../rooms/public.ts';

/** The furnished rooms to buy from: a room a tab, what stands in it beside the picture. */
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
          content: n > 0 && room.scene === null ? <SceneOnDemand room={room} /> : <Scene room={room} />,
        }))}
      />
    </section>
  );
}

/** A room that was not in the page: it is asked for when its tab is opened. */
function SceneOnDemand({ room }: { room: RoomView }) {
  const [found, setFound] = useState<RoomView | null | 'failed'>(null);
  useEffect(() => {
    let isGone = false;
    void import('./load-cards.ts')
      .then(({ loadRoom }) => loadRoom(room.code))
      .catch(() => 'failed' as const)
      .then((one) => {
        if (!isGone) setFound(one);
      });
    return () => {
      isGone = true;
    };
  }, [room.code]);
  if (found === 'failed') return <p>{texts.shopBusy}</p>;
  return found === null ? <div className="room" aria-busy /> : <Scene room={found} />;
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
