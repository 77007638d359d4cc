import { texts } from '@tokhi/contract/texts/texts';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Link } from 'react-router';
import { PhoneLink } from '../../layout/public.ts';
import { ListTiles } from './list-tiles.tsx';

const NO_IMAGES = { best: null, lower: null, ready: null, reduced: null };

/** The home page without products: says so, and links to the four lists. */
export function HomeUnavailable({ phone }: { phone: string | undefined }) {
  return (
    <>
      <div className="section">
        <EmptyState
          icon={<Icon name="circle-alert" />}
          title="Нүүр хуудас ачаалагдсангүй"
          level={1}
          actions={
            <Link className="btn" to="/home" reloadDocument>
              Дахин оролдох
            </Link>
          }
        >
          <p>{texts.shopBusy}</p>
          {phone !== undefined && (
            <p>
              Тусламж хэрэгтэй бол <PhoneLink phone={phone} className="link nowrap" /> дугаарт залгаарай.
            </p>
          )}
        </EmptyState>
      </div>
      <ListTiles images={NO_IMAGES} />
    </>
  );
}
