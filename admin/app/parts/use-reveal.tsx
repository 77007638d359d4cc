import { useMutation } from '@tanstack/react-query';
import { grantOf } from '@tokhi/contract/admin/permissions';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../calls/refused.ts';
import { useMember } from '../calls/session.ts';

/** Requests the value; with a reason if the role requires one. */
type Reveal = (reason: string | null) => Promise<{ value: string | null }>;
const LEAST_REASON = 3;

/**
 * Reveals a masked value, which is audited. If the role may do so only with a reason, it asks for one: `dialog` has to be
 * rendered next to the button that calls `press`.
 */
export function useReveal(asked: Reveal) {
  const grant = grantOf('view-personal-data', useMember().roles);
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const reveal = useMutation({
    mutationFn: () => asked(grant === 'with_reason' ? reason : null),
    onSuccess: () => setAsking(false),
  });
  const isReady = reason.trim().length >= LEAST_REASON;
  const dialog: ReactNode = grant === 'with_reason' && (
    <Dialog
      open={isAsking}
      onClose={() => setAsking(false)}
      title="Яагаад харах вэ?"
      foot={
        <Button busy={reveal.isPending} disabled={!isReady} onClick={() => reveal.mutate()}>
          Харах
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) reveal.mutate();
        }}
      >
        {reveal.isError && <Note kind="bad" title={reasonOf(reveal.error)} />}
        <TextInput
          aria-label="Шалтгаан"
          placeholder="Жишээ нь: хүргэлтийн цаг тохирох"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="soft">Шалтгаан нь үйлдлийн бүртгэлд үлдэнэ.</p>
      </form>
    </Dialog>
  );
  return {
    mayReveal: grant === 'yes' || grant === 'with_reason',
    press: () => (grant === 'with_reason' ? setAsking(true) : reveal.mutate()),
    value: reveal.data?.value ?? null,
    isPending: reveal.isPending,
    error: grant === 'with_reason' ? null : reveal.error,
    dialog,
  };
}
