import { frontPageLimits } from '@tokhi/contract/admin/front-page/front-page-words';
import { Tag } from '../../../parts/tag.tsx';
import { useComposing } from '../composer/composing.ts';
import { useRowForm } from '../composer/use-row-form.ts';
import { newRow } from '../draft/new-rows.ts';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { GoodsList } from './goods-list.tsx';
import type { PanelProps } from './panel-props.ts';
import { placedProducts, withSpot } from './room-goods.ts';
import { RoomMarks } from './room-marks.tsx';
import { LibraryThumb } from './row-face.tsx';
import { TextField } from './row-field.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { SpotButton } from './spot-button.tsx';

const { title, sentence, room_products, label } = frontPageLimits;

/** Furnished rooms with a mark on each piece. */
export function Rooms(props: PanelProps) {
  const { pictures } = useComposing();
  return (
    <RowsPanel
      {...props}
      section="rooms"
      one="Өрөө"
      fresh={newRow.rooms}
      face={(row, wrong) => ({
        title: row.name === '' ? row.code : row.name,
        note: `${row.products.length} бараа, ${row.products.filter(({ spot }) => spot !== null).length} тэмдэг`,
        picture: <LibraryThumb picture={row.picture === null ? undefined : pictures.get(row.picture)} />,
        state:
          wrong !== undefined ? (
            <Tag kind="bad">{wrong}</Tag>
          ) : (
            <Tag kind={row.picture === null ? 'line' : 'ok'}>
              {row.picture === null ? 'Зураггүй' : 'Харагдаж байна'}
            </Tag>
          ),
      })}
    >
      {(at) => <RoomFields at={at} />}
    </RowsPanel>
  );
}

function RoomFields({ at }: { at: number }) {
  const { saved, draft, pictures } = useComposing();
  const { row, edit, mark, text } = useRowForm('rooms', at);
  const picture = row.picture === null ? undefined : pictures.get(row.picture);
  // The code is in addresses: once saved, it stays.
  const isNew = !saved.keys.rooms.includes(draft.keys.rooms[at] ?? '');
  const setProducts = (products: typeof row.products) => edit({ products });
  return (
    <>
      <div className="row-fields">
        <TextField label="Нэр" most={title} {...text('name')} />
        {isNew && <TextField label="Хаяг" most={label} help="латинаар, дараа нь солигдохгүй" {...text('code')} />}
        <TextField className="row-fields__wide" label="Өгүүлбэр" most={sentence} {...text('sentence')} />
        <PictureChoice
          id={row.picture}
          isOptional
          {...mark('picture')}
          onChange={(chosen) => edit({ picture: chosen })}
        />
        {picture !== undefined && (
          <RoomMarks
            picture={picture}
            products={row.products}
            onMove={(product, spot) => setProducts(withSpot(row.products, product, spot))}
          />
        )}
      </div>
      <div className="row-fields__list">
        <GoodsList
          label={`${row.name}, бараа`}
          codes={row.products.map(({ product }) => product)}
          most={room_products}
          none="Өрөөнд бараа алга."
          onChange={(codes) => setProducts(placedProducts(row.products, codes))}
          extra={(code) =>
            picture !== undefined && (
              <SpotButton
                place={row.products.findIndex(({ product }) => product === code) + 1}
                spot={row.products.find(({ product }) => product === code)?.spot ?? null}
                onChange={(spot) => setProducts(withSpot(row.products, code, spot))}
              />
            )
          }
        />
      </div>
    </>
  );
}
