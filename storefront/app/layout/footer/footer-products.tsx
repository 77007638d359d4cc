import './footer-products.css';
import { formatTug } from '@tokhi/rules/money/money';
import { productAddress } from '../../addresses.ts';
import type { FooterProduct, FooterView } from './footer.present.ts';
import { FooterFold } from './footer-fold.tsx';

/** Recommended, discounted and highly rated products (spec §2, Footer). */
export function FooterProducts({ lists }: { lists: FooterView }) {
  return (
    <div className="footer-products">
      <ProductList title="Танд санал болгох" products={lists.recommended} />
      <ProductList title="Хямдралтай" products={lists.discounted} />
      <ProductList title="Өндөр үнэлгээтэй" products={lists.topRated} />
    </div>
  );
}

function ProductList({ title, products }: { title: string; products: FooterProduct[] }) {
  if (products.length === 0) return null;
  return (
    <section>
      <FooterFold title={title}>
        <ul>
          {products.map(({ code, name, type, priceTug }) => (
            <li key={code}>
              <a className="footer-products__link" href={productAddress(code)}>
                <span>
                  <b>{name}</b> {type}
                </span>
                <span className="footer-products__price">{formatTug(priceTug)}</span>
              </a>
            </li>
          ))}
        </ul>
      </FooterFold>
    </section>
  );
}
