import { Switch } from '@tokhi/ui/form/switch.tsx';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useRead } from '../../../calls/use-read.ts';
import { Panel } from './panel.tsx';

/** Which emails and SMS the customer wants; emails about the account and its orders cannot be switched off. */
export function NoticesPanel() {
  // Without changes, the call only returns the settings.
  const { reply, setReply } = useRead('myNotices', {});
  const { send } = useCall('myNotices');
  async function change(changes: { price_drop?: boolean; back_in_stock?: boolean; sms?: boolean }) {
    if (reply === null) return;
    setReply({ ...reply, ...changes });
    setReply((await send(changes)) ?? reply);
  }
  return (
    <Panel title="Мэдэгдэл">
      <p className="panel__lead">Ирэх мэдээгээ сонгоно уу. Өөрчлөлт шууд хадгалагдана.</p>
      {reply === null ? (
        <Skeleton />
      ) : (
        <ul className="panel__rows">
          <li>
            <Switch label="Бүртгэл, захиалга" help="Аюулгүй байдал, төлбөр, замын мэдээ" checked disabled readOnly />
          </li>
          <li>
            <Switch
              label="Захиалгын мессеж"
              help="Утсанд, 09–21 цагт. Имэйл хэвээр ирнэ"
              checked={reply.sms}
              onChange={({ target }) => void change({ sms: target.checked })}
            />
          </li>
          <li>
            <Switch
              label="Үнэ буувал"
              help="Хадгалсан бараа хямдармагц"
              checked={reply.price_drop}
              onChange={({ target }) => void change({ price_drop: target.checked })}
            />
          </li>
          <li>
            <Switch
              label="Дахин ирсэн бараа"
              help="«Мэдэгдэх» дарсан бараа"
              checked={reply.back_in_stock}
              onChange={({ target }) => void change({ back_in_stock: target.checked })}
            />
          </li>
        </ul>
      )}
    </Panel>
  );
}
