import './scan-panel.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { ScanForm } from '../../../parts/scan-form.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { ScanFeed, type Scanned } from './scan-feed.tsx';

/** Limits the length of the page; misses of a pasted list come first. */
const SHOWN = 30;

/** Codes are typed, scanned or pasted here; each gets a line with its result. The field keeps the focus for the next one. */
export function ScanPanel({ truckId }: { truckId: number }) {
  const queries = useQueryClient();
  const [scanned, setScanned] = useState<readonly Scanned[]>([]);
  const [counts, setCounts] = useState({ added: 0, missed: 0 });
  const [isPasting, setPasting] = useState(false);
  const add = useMutation({
    mutationFn: (codes: string[]) => ask('addToTruck', { truck: truckId, codes }),
    onSuccess: ({ added, missed }) => {
      const at = new Date().toISOString();
      const lines = [...missed, ...added].map((one) => ({ id: crypto.randomUUID(), at, ...one }));
      setScanned((before) => [...lines, ...before].slice(0, SHOWN));
      setCounts((before) => ({ added: before.added + added.length, missed: before.missed + missed.length }));
      setPasting(false);
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['trucks'] });
      void queries.invalidateQueries({ queryKey: ['preview'] });
    },
  });
  return (
    <Panel
      title="Унших"
      flush
      end={
        <Button
          kind="outline"
          size="s"
          icon={<Icon name="copy" className="truck__paste" />}
          onClick={() => setPasting(true)}
        >
          Жагсаалт буулгах
        </Button>
      }
      foot={
        scanned.length === 0 ? undefined : (
          <span>
            {counts.added} нэмсэн{counts.missed > 0 && `, ${counts.missed} нэмээгүй`}
          </span>
        )
      }
    >
      <ScanForm label="Дугаар эсвэл сүүлийн 4 орон" onScan={(code) => add.mutate([code])} />
      {add.isError && <Note kind="bad" title={reasonOf(add.error)} />}
      <ScanFeed scanned={scanned} />
      {isPasting && (
        <PasteDialog
          busy={add.isPending}
          refused={add.isError ? reasonOf(add.error) : null}
          onClose={() => setPasting(false)}
          onPaste={(codes) => add.mutate(codes)}
        />
      )}
    </Panel>
  );
}
