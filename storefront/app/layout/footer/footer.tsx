import './footer.css';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { Logo } from '@tokhi/ui/show/logo.tsx';
import { categoryAddress } from '../../addresses.ts';
import { BrandStrip } from './brand-strip.tsx';
import type { FooterParts } from './footer.present.ts';
import { FooterContact } from './footer-contact.tsx';
import { FooterFold } from './footer-fold.tsx';
import { FooterProducts } from './footer-products.tsx';

/** Categories in the first column (spec §2); the second has the rest. */
const FIRST_COLUMN = 8;

const HELP = [
  { name: 'Захиалга хянах', to: '/track-order' },
  { name: 'Хүргэлт, угсралт', to: '/policy#delivery' },
  { name: 'Үнэ, төлбөр', to: '/policy#payment' },
  { name: 'Зээл, хуваан төлөх', to: '/policy#loans' },
  { name: 'Цуцлалт, буцаалт', to: '/policy#returns' },
  { name: 'Бонусын тухай', to: '/bonus' },
  { name: 'Үйлчилгээний нөхцөл', to: '/policy' },
  { name: 'Холбоо барих', to: '/contact' },
];

export interface FootProps extends FooterParts {
  facts: ShopFacts | undefined;
  year: number | undefined;
}

/** The bottom of every page. */
export function Foot(props: FootProps) {
  const brands = props.lists?.brands ?? [];
  return (
    <>
      {brands.length > 0 && <BrandStrip brands={brands} />}
      <Footer {...props} />
    </>
  );
}

function Footer({ facts, categories, lists, year }: FootProps) {
  return (
    <footer className="footer">
      <div className="wrap">
        {lists && <FooterProducts lists={lists} />}
        <div className="footer__top">
          <div className="footer__brand">
            <Logo light />
            {facts && <p>{facts.tagline}</p>}
            {facts?.partner && (
              <p>
                <a href={facts.partner.url} rel="noopener">
                  Технологийн бараа: {facts.partner.name}
                </a>
              </p>
            )}
          </div>
          <Categories categories={categories} />
          <nav aria-labelledby="footer-help">
            <FooterFold id="footer-help" title="Тусламж">
              <ul>
                {HELP.map(({ name, to }) => (
                  <li key={to}>
                    <a href={to}>{name}</a>
                  </li>
                ))}
              </ul>
            </FooterFold>
          </nav>
          {facts && <FooterContact facts={facts} />}
        </div>
        {lists && lists.payments.length > 0 && (
          <ul className="footer__payments" aria-label="Төлбөрийн хэлбэр">
            {lists.payments.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        <div className="footer__base">
          <p>
            © {year} {facts?.name ?? 'Тохь'}
          </p>
          {facts?.isDemo && <p>Туршилтын дэлгүүр: бараа, сэтгэгдэл зохиомол.</p>}
          {facts && facts.socialLinks.length > 0 && (
            <ul className="footer__social">
              {facts.socialLinks.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

/** The menu buttons lead here without scripts. */
function Categories({ categories }: Pick<FooterParts, 'categories'>) {
  if (categories.length === 0) return null;
  return (
    <nav className="footer__categories" id="categories" tabIndex={-1} aria-labelledby="footer-categories">
      <FooterFold id="footer-categories" title="Ангилал">
        <div className="footer__columns">
          {[categories.slice(0, FIRST_COLUMN), categories.slice(FIRST_COLUMN)].map((column) => (
            <ul key={column[0]?.code}>
              {column.map(({ code, name }) => (
                <li key={code}>
                  <a href={categoryAddress(code)}>{name}</a>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </FooterFold>
    </nav>
  );
}
