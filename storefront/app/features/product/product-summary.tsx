import './product-summary.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Stars } from '@tokhi/ui/show/stars.tsx';
import { Link } from 'react-router';
import { brandAddress } from '../../addresses.ts';
import { Bonus } from '../../money/bonus.tsx';
import { Price } from '../../money/price.tsx';
import { ProductEstimate } from '../cart/public.ts';
import { ProductBuying } from './buying/product-buying.tsx';
import { ProductDelivery } from './buying/product-delivery.tsx';
import { ProductInstalments } from './buying/product-instalments.tsx';
import { ProductColours } from './gallery/product-colours.tsx';
import type { ProductView } from './product.present.ts';
import { ProductActions } from './product-actions.tsx';

/** The buy box: name, price, colours, quantity, delivery date. */
export function ProductSummary({ product }: { product: ProductView }) {
  const { rating, price } = product;
  return (
    <section className="buy" aria-label="Үнэ, сонголт">
      <p className="buy__top">
        <Link className="buy__brand" to={brandAddress(product.brandId)}>
          {product.brand}
        </Link>
        <span className="nowrap">Код {product.printedCode}</span>
      </p>
      <h1>
        <span className="buy__title">{product.name}</span>{' '}
        <span className="buy__type">
          {product.type}, {product.colour}
        </span>
      </h1>
      <p className="buy__rate">
        <Stars rating={rating.count > 0 ? rating.shown : null} />
        <a className="link buy__reviews" href="#reviews">
          {rating.count > 0 ? `${rating.count} үнэлгээ` : texts.noReviews}
        </a>
      </p>
      <Price price={price} large />
      {price.kind === 'family' && <p className="buy__family">Гэр бүлийн үнэ</p>}
      {product.notIncluded !== null && <p className="buy__without">Үнэд багтаагүй: {product.notIncluded}</p>}
      {product.stock.kind !== 'none' && (
        <p className="buy__sub">
          <Bonus points={product.bonus} chip />
          {product.validity !== null && (
            <span>
              {texts.validity}: <span className="nowrap">{product.validity}</span>
            </span>
          )}
        </p>
      )}
      {product.plans.length > 0 && <ProductInstalments plans={product.plans} />}
      <ProductColours colours={product.colours} chosen={product.code} />
      <ProductBuying key={product.code} product={product} />
      <ProductDelivery product={product} />
      {product.stock.kind !== 'none' && (
        <div className="buy__estimate">
          <ProductEstimate goods={product.goods} />
        </div>
      )}
      <ProductActions product={product} />
    </section>
  );
}
