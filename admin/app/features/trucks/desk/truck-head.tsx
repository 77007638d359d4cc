import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { OrderStatusTag } from '../../../parts/order-status-tag.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { TruckForm } from '../truck-form.tsx';
import { statusOfTruck } from '../truck-measures.ts';
import type { Truck } from '../truck-queries.ts';

type Asked = 'change' | 'close' | null;

/** Name, status and driver of a truck, its papers, and its other fields. */
export function TruckHead({ truck, canChange }: { truck: Truck; canChange: boolean }) {
  const [asked, setAsked] = useState<Asked>(null);
  const status = statusOfTruck(truck);
  const driver = [truck.driver, truck.phone].filter(Boolean).join(' ');
  const about = [driver && `Жолооч ${driver}`, truck.plate && `дугаар ${truck.plate}`].filter(Boolean).join(', ');
  return (
    <>
      <PageHead
        title={truck.name}
        crumbs={<Link to="/trucks">Ачилт</Link>}
        end={
          <span className="truck__tools">
            {canChange && (
              <Button kind="outline" icon={<Icon name="pen-line" />} onClick={() => setAsked('change')}>
                Засах
              </Button>
            )}
            <PaperLink truck={truck} paper="load" label="Ачааны жагсаалт" icon="clipboard-list" />
            <PaperLink truck={truck} paper="customs" label="Гаалийн жагсаалт" icon="printer" />
            {canChange && (
              <Button kind="outline" icon={<Icon name="lock" />} onClick={() => setAsked('close')}>
                Хаах
              </Button>
            )}
          </span>
        }
      >
        {status !== null && <OrderStatusTag status={status} />}
        {truck.closedAt !== null && <Tag kind="line">{momentText(truck.closedAt)} хаасан</Tag>}
        {about !== '' && <span className="soft">{about}</span>}
      </PageHead>
      {asked === 'change' && <TruckForm truck={truck} onClose={() => setAsked(null)} onSaved={() => undefined} />}
      {asked === 'close' && <CloseDialog truck={truck} onClose={() => setAsked(null)} />}
    </>
  );
}

interface PaperLinkProps {
  truck: Truck;
  paper: 'load' | 'customs';
  label: string;
  icon: 'printer' | 'clipboard-list';
}

const PaperLink = ({ truck, paper, label, icon }: PaperLinkProps) => (
  <Link className={buttonClass({ kind: 'outline' })} to={`/trucks/${truck.id}/${paper}`}>
    <Icon name={icon} />
    {label}
  </Link>
);

/** Closing cannot be taken back, so it needs a confirmation. */
function CloseDialog({ truck, onClose }: { truck: Truck; onClose: () => void }) {
  const queries = useQueryClient();
  const close = useMutation({
    mutationFn: () => ask('closeTruck', { truck: truck.id, version: truck.version }),
    onSuccess: onClose,
    onSettled: () => queries.invalidateQueries({ queryKey: ['trucks'] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${truck.name} хаах уу?`}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button busy={close.isPending} onClick={() => close.mutate()}>
            Ачилтыг хаах
          </Button>
        </>
      }
    >
      <p>{truck.orders} захиалга энэ ачилтад үлдэнэ. Хаасны дараа нэмэх, хасах боломжгүй.</p>
      {close.isError && <Note kind="bad" title={reasonOf(close.error)} />}
    </Dialog>
  );
}
