import './room-tabs.css';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { Tabs } from '@tokhi/ui/navigation/tabs.tsx';
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
        tabs={rooms.map((room) => ({ id: room.code, title: room.name, content: <Scene room={room} /> }))}
      />
    </section>
  );
}

function Scene({ room }: { room: RoomView }) {
  return (
    <div className="room">
      <div className="room__picture">
        <ScenePicture room={room} wider="986px" />
      </div>
      <div className="room__foot">
        <p className="room__sentence">{room.sentence}</p>
        <RoomSet room={room} />
      </div>
      <div className="room__goods">
        <RoomGoods pieces={room.pieces} />
      </div>
    </div>
  );
}
