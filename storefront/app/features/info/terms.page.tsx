import './info.css';
import { Accordion } from '@tokhi/ui/navigation/accordion.tsx';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { publicCache } from '../../public-cache.ts';
import type { loader as rootLoader } from '../../root.tsx';
import { titled } from '../../route-title.ts';
import { shopFor } from '../../shop-context.ts';
import { pageMeta } from '../seo/public.ts';
import type { Route } from './+types/terms.page.ts';
import { TermsContents } from './terms-contents.tsx';
import { TermsKeyPoints } from './terms-key-points.tsx';
import { TermsSectionBody } from './terms-section-body.tsx';
import { termsSections } from './terms-sections.ts';

/** Opens the section that the address names (/policy#delivery). A browser does so on a page load, not on a router navigation. */
function useNamedSection(): void {
  const location = useLocation();
  useEffect(() => {
    const section = document.getElementById(location.hash.slice(1))?.closest('details');
    if (!section) return;
    section.open = true;
    section.scrollIntoView();
  }, [location]);
}

const TITLE = 'Үйлчилгээний нөхцөл';

// Staff change these figures: the terms show what the shop charges today.
export const loader = async (args: Route.LoaderArgs) => ({ terms: await shopFor(args).payingTerms() });

export const handle = titled(TITLE);

export const headers = () => publicCache;

// The spec has the terms at /policy and at /policy-two. Both are this page, and search engines keep this one: a second wording
// of the same terms could differ, and a customer could rely on either.
export const meta: Route.MetaFunction = ({ matches }) => {
  const root = matches[0].loaderData;
  if (root === undefined) return [];
  return pageMeta({
    origin: root.origin,
    path: '/policy',
    title: TITLE,
    description: '«Тохь» дэлгүүрийн захиалга, төлбөр, хүргэлт, буцаалт, баталгаа, бонусын нөхцөл.',
  });
};

export default function TermsPage({ loaderData: { terms } }: Route.ComponentProps) {
  const facts = useRouteLoaderData<typeof rootLoader>('root')?.facts;
  useNamedSection();
  if (facts === undefined) return null;
  const sections = termsSections(facts, terms);
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={TITLE} />
      <div className="info">
        <div className="info__main">
          <h1 className="info__title">{TITLE}</h1>
          <p className="info__lead">
            Захиалгаас эхлээд бараагаа гэртээ авах хүртэл юу болох, хэн юуг хариуцахыг энд энгийнээр бичлээ.
          </p>
          <TermsKeyPoints hours={terms.hoursToPay} />
          <Accordion
            openFirst
            items={sections.map((section, n) => ({
              id: section.id,
              title: `${n + 1}. ${section.title}`,
              content: <TermsSectionBody section={section} number={n + 1} />,
            }))}
          />
        </div>
        <aside className="info__side">
          <TermsContents sections={sections} />
        </aside>
      </div>
    </>
  );
}
