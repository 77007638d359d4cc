import { useMutation } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { isAbandoned, showPasskey } from '../calls/passkey.ts';
import { reasonOf } from '../calls/refused.ts';
import { Icon } from '../icons/icon.tsx';

/** Uses a passkey as the second factor. */
export function PasskeyButton({ onShown }: { onShown: () => unknown }) {
  const show = useMutation({ mutationFn: async () => showPasskey().then(onShown) });
  return (
    <>
      {show.isError && !isAbandoned(show.error) && <Note kind="bad" title={reasonOf(show.error)} />}
      <Button kind="outline" wide busy={show.isPending} icon={<Icon name="key-round" />} onClick={() => show.mutate()}>
        Түлхүүрээр баталгаажуулах
      </Button>
    </>
  );
}
