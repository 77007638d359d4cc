import { Icon } from '../../icons/icon.tsx';
import { FoundPictures } from './found-pictures.tsx';
import type { SynonymPreview } from './search-words-query.ts';

/** The results with a synonym and without it. */
export const SynonymEffect = ({ preview: { before, after, others } }: { preview: SynonymPreview }) => (
  <section className="synonym-effect" aria-label="Юу олох вэ">
    <h3>
      Юу олох вэ <span className="soft">хадгалахаас өмнө</span>
    </h3>
    <p className="synonym-effect__jump">
      <span className="soft">{before.products}</span> <Icon name="arrow-right" />
      <span className="vh">өөрчлөгдөж</span> <b>{after.products}</b>
      <span className="soft">бараа, {after.in_stock} нь үлдэгдэлтэй</span>
    </p>
    <FoundPictures products={after.first} />
    {others.length > 0 && (
      <table className="table synonym-effect__others">
        <thead>
          <tr>
            <th>Бусад хайлтад</th>
            <th className="table__num">Одоо</th>
            <th className="table__num">Дараа</th>
          </tr>
        </thead>
        <tbody>
          {others.map((other) => (
            <tr key={other.text}>
              <td>{other.text}</td>
              <td className="table__num">{other.before}</td>
              <td className="table__num">
                {other.after === other.before ? other.after : <b className="synonym-effect__more">{other.after}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
);
