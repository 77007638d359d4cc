import { useMutation, useQuery } from '@tanstack/react-query';
import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { useMayAsk } from '../../../calls/session.ts';

type Batch = CallReply<AdminCalls['startBatch']>['batch'];

const EVERY_MS = 1_000;
const LEAST_REASON = 3;

/** The progress of a batch, and taking it back while nobody was notified. */
export function BatchProgress({ first }: { first: Batch }) {
  const mayTakeBack = useMayAsk()('takeBackBatch');
  const [reason, setReason] = useState('');
  const shown = useQuery({
    queryKey: ['batch', first.id],
    queryFn: ({ signal }) => ask('showBatch', { batch: first.id }, { signal }),
    refetchInterval: ({ state }) => (state.data?.batch.finishedAt ? false : EVERY_MS),
  });
  const takeBack = useMutation({ mutationFn: () => ask('takeBackBatch', { batch: first.id, reason }) });
  const batch = shown.data?.batch ?? first;
  const stays = batch.staying.reduce((sum, { count }) => sum + count, 0);
  const title = batch.finishedAt === null ? 'Шилжүүлж байна' : `${batch.done.toLocaleString('en')} захиалга шилжлээ`;
  return (
    <div className="move-dialog__progress">
      <Note kind={batch.finishedAt === null ? 'wait' : 'good'} title={title}>
        {batch.total !== null && `${batch.done + stays} / ${batch.total}. `}
        {stays > 0 && `${stays} үлдлээ.`}
      </Note>
      {takeBack.isSuccess && <Note kind="good" title="Буцааж байна. Хэн ч мэдэгдэл авахгүй." />}
      {takeBack.isError && <Note kind="bad" title={reasonOf(takeBack.error)} />}
      {mayTakeBack && !takeBack.isSuccess && batch.done > 0 && (
        <div className="move-dialog__back">
          <TextInput
            aria-label="Буцаах шалтгаан"
            placeholder="Буцаах шалтгаан"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button
            kind="outline"
            busy={takeBack.isPending}
            disabled={reason.trim().length < LEAST_REASON}
            onClick={() => takeBack.mutate()}
          >
            Буцаах
          </Button>
        </div>
      )}
    </div>
  );
}
