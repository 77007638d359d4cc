import { Button } from '@tokhi/ui/form/button.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { ShownSet } from '../prices-query.ts';

interface SetApprovalProps {
  approval: NonNullable<ShownSet['approval']>;
  mayDecide: boolean;
  isBusy: boolean;
  onDecide: (state: 'approved' | 'declined') => void;
}

/** A set that waits for a second person; the member who prepared or sent it waits for a colleague. */
export const SetApproval = ({ approval, mayDecide, isBusy, onDecide }: SetApprovalProps) => (
  <Panel title="Батлах" end={<Tag kind="warn">хүлээж байна</Tag>}>
    <div className="set-release">
      <p>
        <b>{approval.by ?? '–'} илгээсэн.</b>{' '}
        {approval.at === null ? 'Батлахад шууд хэрэгжинэ.' : `${momentText(approval.at)}-д хэрэгжинэ.`}
      </p>
      {mayDecide ? (
        <>
          <Button wide busy={isBusy} onClick={() => onDecide('approved')}>
            Батлах <Kbd inButton>Ctrl Enter</Kbd>
          </Button>
          <Button kind="outline" wide disabled={isBusy} onClick={() => onDecide('declined')}>
            Татгалзах
          </Button>
        </>
      ) : (
        <p className="soft">Өөрөө бэлтгэснээ батлахгүй.</p>
      )}
    </div>
  </Panel>
);
