import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';

type Preview = CallReply<AdminCalls['previewBatch']>;

const STAYS: Record<Preview['staying'][number]['reason'], string> = {
  not_found: 'олдсонгүй',
  not_paid: 'төлбөр төлөгдөөгүй',
  ended: 'дууссан захиалга',
  already_there: 'энэ алхмыг өнгөрсөн',
  not_there_yet: 'өмнөх алхам дутуу',
  not_on_its_way: 'замд нь ийм алхам байхгүй',
  asked_back: 'буцаах хүсэлт шийдэгдээгүй',
  changed_meanwhile: 'энэ хооронд өөрчлөгдсөн',
  notified: 'хэрэглэгчид мэдэгдсэн',
  units_reserved: 'захиалгад барьсан',
  stopped: 'багцыг зогсоосон',
  failed: 'алдаа гарсан',
};

/** The effect of the step: how many move, which stay and why, how many messages, and one in full. */
export function MovePreview({ preview }: { preview: Preview }) {
  const { moving, staying, emails, sms, example, notifiedAfterMinutes } = preview;
  const rows: [string, number][] = [
    ['Шилжих захиалга', moving],
    ...staying.map(({ reason, count }): [string, number] => [`Үлдэх: ${STAYS[reason]}`, count]),
    ['И-мэйл', emails],
    ['SMS', sms],
  ];
  return (
    <>
      <dl className="move-dialog__facts">
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </dl>
      {example !== null && (
        <div className="move-dialog__example">
          <b>{example.subject}</b>
          {example.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <p className="soft">Мэдэгдэл {notifiedAfterMinutes} минутын дараа явна. Тэр хүртэл буцаах боломжтой.</p>
    </>
  );
}
