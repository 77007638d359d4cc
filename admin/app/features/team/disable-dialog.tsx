import './team-dialog.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import type { Member } from './team-query.ts';
import { useTeamChange } from './use-team-change.ts';

/** Needs a confirmation: the member loses access at once. */
export function DisableDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { id: staffId, version, name } = member;
  const disable = useTeamChange(() => ask('disableMember', { staffId, version }), onClose);
  return (
    <Dialog open onClose={onClose} title={`${name}: хандалтыг хаах уу?`}>
      <div className="team-dialog">
        {disable.isError && <Note kind="bad" title={reasonOf(disable.error)} />}
        <p>
          Бүх төхөөрөмжөөс даруй гарч, дахин нэвтэрч чадахгүй. Хийсэн ажил нь түүхэнд нэрээрээ үлдэнэ. Дараа нь дахин
          урьж болно.
        </p>
        <div className="team-dialog__foot">
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button kind="danger" busy={disable.isPending} onClick={() => disable.mutate(undefined)}>
            Гаргах
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
