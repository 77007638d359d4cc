import type { Packed } from '../../../packed.ts';
import './brand-head.css';
import { fileAddress } from '../../../pictures/picture-files.ts';
import { type OpeningView, PageOpening } from '../../rooms/public.ts';
import { PageHead } from '../list/page-head.tsx';

/** Brand pictures are at /images/brand/{image} (spec §7). */
const FOLDER = '/images/brand/';

interface BrandHeadProps {
  name: string;
  /** Empty if the brand has none. */
  logo: string;
  banner: string | null;
  total: number;
  opening: Packed<OpeningView> | null;
}

export function BrandHead({ name, logo, banner, total, opening }: BrandHeadProps) {
  return (
    <div className="brand-head">
      {banner !== null && (
        <img className="brand-head__banner" src={fileAddress(FOLDER, banner)} alt="" fetchPriority="high" />
      )}
      <PageOpening opening={opening}>
        <div className="brand-head__name">
          {logo !== '' && <img className="brand-head__logo" src={fileAddress(FOLDER, logo)} alt="" />}
          <PageHead title={name} total={total} />
        </div>
      </PageOpening>
    </div>
  );
}
