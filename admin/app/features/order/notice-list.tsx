import { useMutation } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Tag, type TagKind } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { useKeepOrder } from './order-query.ts';

type Notice = NonNullable<ShownOrder['office']>['notices'][number];

const STATES: Record<Notice['state'], readonly [kind: TagKind, text: string]> = {
  queued: ['info', 'хүлээгдэж буй'],
  sent: ['ok', 'илгээсэн'],
  failed: ['bad', 'илгээгдээгүй'],
  skipped: ['warn', 'хязгаарт хүрсэн'],
};

const SHOWN_FIRST = 3;

/** Emails and SMS about the order, newest first. */
export function NoticeList({ order }: { order: ShownOrder }) {
  const notices = order.office?.notices ?? [];
  const [isWhole, setWhole] = useState(false);
  const may = useMay();
  const { keep } = useKeepOrder(order.ordernumber);
  const again = useMutation({
    mutationFn: (notice: number) => ask('sendNoticeAgain', { ordernumber: order.ordernumber, notice }),
    onSuccess: keep,
  });
  return (
    <>
      {again.isError && <Note kind="bad" title={reasonOf(again.error)} />}
      <ul className="notices">
        {(isWhole ? notices : notices.slice(0, SHOWN_FIRST)).map((notice) => {
          const [kind, state] = STATES[notice.state];
          return (
            <li key={notice.id} className="notices__i">
              <p className="notices__head">
                <b>
                  {notice.channel === 'sms' ? 'SMS' : 'И-мэйл'}, {notice.about}
                </b>
                <span>{momentText(notice.at)}</span>
              </p>
              {notice.text !== null && <p>{notice.text}</p>}
              <p className="notices__foot">
                <Tag kind={kind}>{state}</Tag>
                {notice.may_send_again && may('view-orders') && (
                  <Button
                    kind="quiet"
                    size="s"
                    busy={again.isPending && again.variables === notice.id}
                    onClick={() => again.mutate(notice.id)}
                  >
                    Дахин илгээх
                  </Button>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {!isWhole && notices.length > SHOWN_FIRST && (
        <Button kind="quiet" size="s" onClick={() => setWhole(true)}>
          Өмнөх {notices.length - SHOWN_FIRST} зурвас
        </Button>
      )}
    </>
  );
}
