import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { useSecurityChange } from './use-security-change.ts';

/** For when the phone is lost. The codes are shown once: the server stores only their hashes. */
export function RecoveryCodes({ left }: { left: number }) {
  const make = useSecurityChange(() => ask('makeRecoveryCodes', {}));
  const codes = make.data?.codes ?? [];
  return (
    <Panel
      title="Нөөц код"
      end={
        <Button size="s" kind="outline" busy={make.isPending} onClick={() => make.mutate(undefined)}>
          {left === 0 ? 'Код үүсгэх' : 'Шинээр үүсгэх'}
        </Button>
      }
    >
      {make.isError && <Note kind="bad" title={reasonOf(make.error)} />}
      <p className="security__left">
        <Tag kind={left === 0 ? 'bad' : 'ok'}>{left} үлдсэн</Tag>
      </p>
      <p className="soft">Утсаа гээсэн үед нэг код нэг удаа нэвтрүүлнэ. Шинээр үүсгэхэд хуучин нь хүчингүй болно.</p>
      <Dialog open={codes.length > 0} onClose={make.reset} title="Нөөц код">
        <p>Одоо хуулж эсвэл хэвлэж аваарай. Энэ цонхыг хаасны дараа дахин харагдахгүй.</p>
        <ul className="security__codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button wide icon={<Icon name="copy" />} onClick={() => void navigator.clipboard.writeText(codes.join('\n'))}>
          Хуулах
        </Button>
      </Dialog>
    </Panel>
  );
}
