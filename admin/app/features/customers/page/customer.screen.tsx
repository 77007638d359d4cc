import '../../../parts/table.css';
import './customer.css';
import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Link, useNavigate, useParams } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { useMay } from '../../../calls/session.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { KeyHints } from '../../../parts/key-hints.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { Tag } from '../../../parts/tag.tsx';
import type { ScreenHandle } from '../../../shell/shell.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { type Customer, customerQuery } from '../customers-query.ts';
import { BlockPanel } from './block-panel.tsx';
import { BonusPanel } from './bonus-panel.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { CustomerFigures } from './customer-figures.tsx';
import { DataPanel } from './data-panel.tsx';
import { DevicesPanel } from './devices-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';

export const handle: ScreenHandle = { isWorkbench: true };

const HINTS = [
  ['B', 'бонус засах'],
  ['T', 'тэмдэглэл'],
  ['Esc', 'жагсаалт'],
] as const;

/** One customer: orders, points, notices, and what staff may do for them. */
export function Component() {
  const id = Number(useParams()['id']);
  const { data, error } = useQuery(customerQuery(id));
  if (error !== null)
    return (
      <>
        <PageHead title="Хэрэглэгч" crumbs={<Link to="/customers">Хэрэглэгч</Link>} />
        <Note kind="bad" title={reasonOf(error)} />
      </>
    );
  return data === undefined ? null : <CustomerPage customer={data.customer} />;
}

function CustomerPage({ customer }: { customer: Customer }) {
  const may = useMay();
  const navigate = useNavigate();
  const isErased = customer.erased_at !== null;
  useKeys([{ key: 'Esc', does: 'жагсаалт', press: () => void navigate('/customers') }]);
  const crumbs = (
    <div className="customer__crumbs">
      <Link to="/customers">Хэрэглэгч</Link>
      <KeyHints hints={HINTS} />
    </div>
  );
  return (
    <>
      <PageHead title={customer.name ?? (isErased ? 'Арилгасан хэрэглэгч' : 'Нэргүй')} crumbs={crumbs}>
        {customer.block !== null && <Tag kind="bad">Хаасан</Tag>}
        {customer.organisation && <Tag kind="info">Байгууллага</Tag>}
        {!customer.confirmed && <Tag kind="line">И-мэйл батлаагүй</Tag>}
        <span className="soft">
          № {String(customer.id).padStart(6, '0')}, {momentText(customer.created_at).split(',')[0]}-нд бүртгүүлсэн
        </span>
      </PageHead>
      <CustomerFigures customer={customer} />
      <div className="customer">
        <div className="customer__column">
          <OrdersPanel customer={customer} />
          <BonusPanel customer={customer} />
          <NoticesPanel customer={customer} />
          <HistoryPanel customer={customer} />
        </div>
        {!isErased && (
          <div className="customer__column">
            <ContactsPanel customer={customer} />
            <NotesPanel customer={customer} />
            {may('manage-customers') && (
              <>
                <DevicesPanel customer={customer} />
                <DataPanel customer={customer} />
                <BlockPanel key={customer.block?.at ?? 'open'} customer={customer} />
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}
