import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRouteError } from 'react-router';
import { reasonOf } from '../calls/refused.ts';

/** A screen that failed to open: why, and what to do. */
export function Failure() {
  const error = useRouteError();
  const actions = <Button onClick={() => window.location.reload()}>Дахин ачаалах</Button>;
  return (
    <Note kind="bad" title="Энэ дэлгэцийг нээж чадсангүй" actions={actions}>
      {reasonOf(error)}
    </Note>
  );
}
