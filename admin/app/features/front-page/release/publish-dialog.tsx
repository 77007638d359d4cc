import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { reasonOf } from '../../../calls/refused.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import type { Version } from '../front-page-query.ts';
import { ReleaseFacts } from './release-facts.tsx';

interface PublishDialogProps {
  version: Version;
  busy: boolean;
  error: unknown;
  onPublish: () => void;
  onClose: () => void;
}

/** What customers will see after publishing; the second press publishes. */
export function PublishDialog({ version, busy, error, onPublish, onClose }: PublishDialogProps) {
  const publish = () => {
    if (!busy) onPublish();
  };
  useKeys([{ key: 'Ctrl Enter', does: 'нийтлэх', press: publish }]);
  return (
    <div className="release">
      <Dialog
        open
        title="Одоо нийтлэх"
        onClose={onClose}
        foot={
          <>
            <Button kind="outline" onClick={onClose}>
              Болих
            </Button>
            <Button busy={busy} onClick={publish}>
              Нийтлэх <Kbd inButton>Ctrl Enter</Kbd>
            </Button>
          </>
        }
      >
        {error !== null && <Note kind="bad" title={reasonOf(error)} />}
        <ReleaseFacts version={version} at={null} />
      </Dialog>
    </div>
  );
}
