import { useQuery } from '@tanstack/react-query';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { CallRefused } from '@tokhi/contract/ask-calls';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { draftChangesQuery } from '../front-page-query.ts';
import { ChangesList } from '../release/changes-list.tsx';

interface MeanwhileProps {
  refusal: CallRefused;
  id: number;
  /** The page that could not be saved. */
  page: FrontPage;
  onTake: () => void;
  onOverwrite: () => void;
}

/** A colleague saved first: who, when, what saving over it would change, and the choice between the two. */
export function Meanwhile({ refusal: { details = {} }, id, page, onTake, onOverwrite }: MeanwhileProps) {
  const { changed_by: who, changed_at: when, status, version } = details;
  const { data } = useQuery(draftChangesQuery({ id, version: Number(version) }, page));
  return (
    <Note
      kind="bad"
      title={`${who ?? 'Өөр хүн'} ${typeof when === 'string' ? momentText(when) : ''} түрүүлж хадгалсан`}
      actions={
        <>
          <Button kind="outline" size="s" onClick={onTake}>
            Түүнийхийг авах, минийхийг орхих
          </Button>
          {status === 'draft' && (
            <Button kind="outline" size="s" onClick={onOverwrite}>
              Минийхээр дарж хадгалах
            </Button>
          )}
        </>
      }
    >
      <p>Таны хуудас түүнийхээс ийм зүйлээр өөр:</p>
      {data !== undefined && <ChangesList changes={data.changes} none="Ялгаа алга." />}
    </Note>
  );
}
