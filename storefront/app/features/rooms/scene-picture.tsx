import './scene-picture.css';
import { formatTug } from '@tokhi/rules/money/money';
import { PictureView } from '@tokhi/ui/show/picture.tsx';
import { productAddress } from '../../addresses.ts';
import type { RoomPiece, SceneView } from './room.present.ts';

interface ScenePictureProps {
  /** Of the room. */
  name: string;
  scene: SceneView;
  /** The displayed width on screens larger than a phone's, as a `sizes` attribute. */
  wider: string;
  /** The main picture of the page: loaded at once and first. */
  first?: boolean;
}

/** In per cent: the left part without marks, in a room without furniture there; a phone cuts it off. */
const BARE_WALL = 30;
/** On a phone, by scene-picture.css: the rest of such a room fills the screen, and a fully furnished one scrolls sideways. */
const CUT = '143vw';
const PUSHED = '190vw';

/**
 * A room with a mark on each piece. The marks are an SVG without a view box: its attributes take per cent for positions and pixels
 * for sizes, and the page's policy forbids the inline styles that HTML would need.
 */
export function ScenePicture({ name, scene: { picture, pieces }, wider, first = false }: ScenePictureProps) {
  const whole = pieces.some(({ spot }) => spot !== null && spot.x < BARE_WALL);
  return (
    <div className={whole ? 'scene scene--whole' : 'scene'}>
      <div className="scene__wide">
        <PictureView
          picture={picture}
          alt=""
          sizes={`(max-width: 767.98px) ${whole ? PUSHED : CUT}, ${wider}`}
          first={first}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in an SVG */}
        <svg
          className="scene__spots"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
          role="group"
          aria-label={`${name}: зураг дээрх бараа`}
        >
          {pieces.map((piece) => piece.spot !== null && <Spot key={piece.code} piece={piece} {...piece.spot} />)}
        </svg>
      </div>
    </div>
  );
}

function Spot({ piece: { code, name, type, price, isSoldOut }, x, y }: { piece: RoomPiece; x: number; y: number }) {
  const costs = isSoldOut ? 'Дууссан' : formatTug(price.nowTug);
  return (
    <svg className="scene__spot" role="presentation" x={`${x}%`} y={`${y}%`}>
      <a className="scene__link" href={productAddress(code)} aria-label={`${name}, ${type}, ${costs}`}>
        {/* Strokes: the first is the touch area, the second the white around the core. */}
        <circle className="scene__ring" r="14" />
        <circle className="scene__core" r="7" />
        <Tag name={name} costs={costs} x={x} y={y} />
      </a>
    </svg>
  );
}

/** An SVG does not measure its texts: a letter is about this wide, in ems. */
const LETTER = 0.66;
const TAG = { padding: 1.5, height: 3.2, above: -4.6, below: 1.5 };

/** Name and price, turned away from the edges of the picture. */
function Tag({ name, costs, x, y }: { name: string; costs: string; x: number; y: number }) {
  const width = Math.max(name.length, costs.length) * LETTER + TAG.padding;
  const left = x > 82 ? 1.5 - width : x < 45 ? -1.5 : -width / 2;
  const top = y < 40 ? TAG.below : TAG.above;
  const ems = (value: number) => `${value.toFixed(2)}em`;
  return (
    <>
      <rect className="scene__tag" x={ems(left)} y={ems(top)} width={ems(width)} height={ems(TAG.height)} rx="8" />
      <text className="scene__tag" x={ems(left + width / 2)} y={ems(top + 1.3)}>
        {name}
      </text>
      <text className="scene__tag scene__price" x={ems(left + width / 2)} y={ems(top + 2.6)}>
        {costs}
      </text>
    </>
  );
}
