import type { Room } from '../../../../local/room.ts';
import type { StandingPiece } from './standing-piece.ts';

/** Centimetres: a room of a flat, its doors, and a person to compare with. */
const CEILING = 250;
const DOOR_HIGH = 200;
const PERSON = { high: 170, wide: 44 };
const APART = 24;
/** Space below the floor, for the figures. */
const BELOW = 40;

/** Wall, piece, person and door on one scale, the floor at zero. */
export function RoomPicture({ piece, room }: { piece: StandingPiece; room: Room }) {
  const { doorCm, wallCm } = room;
  const roof = Math.max(CEILING, piece.height);
  const personAt = Math.max(wallCm, piece.width) + APART;
  const doorAt = personAt + PERSON.wide + APART;
  const wide = doorAt + doorCm + APART;
  const letters = wide / 26;
  return (
    <svg
      className="roomfit__picture"
      viewBox={`${-APART / 2} ${-roof - 6} ${wide} ${roof + 6 + Math.max(BELOW, letters * 2)}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with words in it, which an <img> cannot hold
      role="img"
      aria-label={`${wallCm} см хана, ${piece.width} см өргөн бараа, ${PERSON.high} см өндөр хүн, ${doorCm} см хаалга нэг масштабаар`}
    >
      <rect className="roomfit__wall" x={0} y={-roof} width={wallCm} height={roof} />
      <image
        href={piece.src}
        x={Math.max(0, (wallCm - piece.width) / 2)}
        y={-piece.height}
        width={piece.width}
        height={piece.height}
        preserveAspectRatio="none"
      />
      <g className="roomfit__person" transform={`translate(${personAt + PERSON.wide / 2} ${-PERSON.high})`}>
        <circle cx={0} cy={12} r={12} />
        <path d="M-14 30h28q8 0 8 9v46q0 5-4 5t-4-5V50v114q0 6-6 6t-6-6v-64h-4v64q0 6-6 6t-6-6V50v35q0 5-4 5t-4-5V39q0-9 8-9z" />
      </g>
      <rect className="roomfit__door" x={doorAt} y={-DOOR_HIGH} width={doorCm} height={DOOR_HIGH} />
      <circle className="roomfit__knob" cx={doorAt + doorCm - 10} cy={-DOOR_HIGH / 2} r={3} />
      <path className="roomfit__floor" d={`M${-APART / 2} 0H${wide - APART / 2}`} />
      <g fontSize={letters}>
        <text x={wallCm / 2} y={letters * 1.4}>
          {wallCm} см
        </text>
        <text x={personAt + PERSON.wide / 2} y={letters * 1.4}>
          {PERSON.high} см
        </text>
        <text x={doorAt + doorCm / 2} y={letters * 1.4}>
          {doorCm} см
        </text>
      </g>
    </svg>
  );
}
