import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMayAsk } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { kindText, lacksAlt, picturesQuery } from '../pictures/public.ts';

/** The pictures in the order of the shop; a separate page uploads, orders and describes them. */
export function PictureStrip({ code }: { code: string }) {
  const maySee = useMayAsk()('listPictures');
  const { data, error } = useQuery({ ...picturesQuery(code), enabled: maySee });
  if (!maySee) return null;
  const pictures = data?.pictures ?? [];
  const lacking = pictures.filter(lacksAlt).length;
  const end = (
    <Link className="product__link" to={`/products/${code}/pictures`}>
      Зураг засах
    </Link>
  );
  const note = `${pictures.length} зураг${lacking === 0 ? '' : `, ${lacking} alt дутуу`}`;
  return (
    <Panel title="Зураг" note={data === undefined ? undefined : note} end={end}>
      {error !== null && <p className="soft">{reasonOf(error)}</p>}
      {data !== undefined && pictures.length === 0 && <p className="soft">Зураг алга. Зураггүй бараа нийтлэгдэхгүй.</p>}
      <ol className="picture-strip">
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <span className="picture-strip__picture">
              <Thumbnail file={picture.files?.['400.webp'] ?? picture.file} alt={picture.alt} />
            </span>
            <small className={lacksAlt(picture) ? 'picture-strip__lacks' : undefined}>
              {lacksAlt(picture) && <Icon name="triangle-alert" />}
              {wordsOf(picture, at)}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

const Thumbnail = ({ file, alt }: { file: string | null; alt: string }) =>
  file !== null && <img src={`/images/product/${file}`} alt={alt} loading="lazy" />;

function wordsOf(picture: Parameters<typeof lacksAlt>[0] & Parameters<typeof kindText>[0], at: number): string {
  if (picture.state === 'refused') return 'Татгалзсан';
  if (picture.state === 'waiting') return 'Боловсруулж байна';
  if (lacksAlt(picture)) return 'alt дутуу';
  return at === 0 ? '1, нүүр' : kindText(picture);
}
