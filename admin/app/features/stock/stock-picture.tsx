import { Icon } from '../../icons/icon.tsx';

/** The small picture next to the name of a product. */
export const StockPicture = ({ file }: { file: string | null }) => (
  <span className="stock-picture">
    {file === null ? <Icon name="package" /> : <img src={`/images/product/${file}`} alt="" loading="lazy" />}
  </span>
);
