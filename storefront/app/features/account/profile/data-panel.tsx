import type { Profile } from '@tokhi/contract/calls/accounts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense, useState } from 'react';
import { Panel } from './panel.tsx';

const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx'), 'DeleteDialog');
const ExportDialog = lazyPart(() => import('./export-dialog.tsx'), 'ExportDialog');

/** Everything the shop knows about the customer, to export or to erase. */
export function DataPanel({ profile }: { profile: Profile }) {
  const [exporting, setExporting] = useState<boolean | null>(null);
  const [deleting, setDeleting] = useState<boolean | null>(null);
  return (
    <Panel title="Миний өгөгдөл">
      <ul className="panel__rows">
        <li className="panel__row">
          <span className="panel__disc">
            <Icon name="download" />
          </span>
          <p className="panel__what">
            <b>Өгөгдлөө татах</b>
            <span>Мэдээлэл, хаяг, захиалга, бонусын түүх нэг файлд.</span>
          </p>
          <Button kind="outline" size="s" onClick={() => setExporting(true)}>
            Татах
          </Button>
        </li>
        <li className="panel__row">
          <span className="panel__disc">
            <Icon name="trash-2" />
          </span>
          <p className="panel__what">
            <b>Бүртгэл устгах</b>
            <span>Бонус хүчингүй болно. Захиалгын баримт хуулийн хугацаанд үлдэнэ.</span>
          </p>
          <Button kind="quiet" size="s" onClick={() => setDeleting(true)}>
            Устгах
          </Button>
        </li>
      </ul>
      {exporting !== null && (
        <Suspense>
          <ExportDialog profile={profile} open={exporting} onClose={() => setExporting(false)} />
        </Suspense>
      )}
      {deleting !== null && (
        <Suspense>
          <DeleteDialog profile={profile} open={deleting} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
