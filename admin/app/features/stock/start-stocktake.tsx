import { useMutation } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import { PLACES, type Place } from './stock-words.ts';

const SHELF = /^[A-Z]-\d{2}$/;

interface StartStocktakeProps {
  place: Place;
  shelf: string;
  onClose: () => void;
}

/** Starts a stocktake of a shelf, or continues the open one. */
export function StartStocktake({ place: first, shelf: firstShelf, onClose }: StartStocktakeProps) {
  const navigate = useNavigate();
  const { keyOf } = useRequestKey();
  const form = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [place, setPlace] = useState(first);
  const [typed, setTyped] = useState(firstShelf);
  const shelf = typed.trim().toUpperCase();
  const start = useMutation({
    mutationFn: () => ask('startStocktake', { place, shelf }, keyOf({ place, shelf })),
    onSuccess: ({ stocktake }) => void navigate(`/stock/stocktakes/${stocktake.id}`),
  });
  const isShelf = SHELF.test(shelf);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (isShelf && !start.isPending) start.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Тавиур тоолох"
      foot={
        <Button type="submit" form={form} busy={start.isPending} disabled={!isShelf}>
          Тоолж эхлэх
        </Button>
      }
    >
      <form id={form} className="stock-move" onSubmit={begin}>
        <ChoiceRow label="Агуулах" value={place} choices={PLACES} onChange={setPlace} />
        <Field label="Тавиур" help="Системийн тоо тоолж дууссаны дараа харагдана">
          {(ties) => (
            <TextInput
              ref={field}
              {...ties}
              placeholder="C-02"
              autoComplete="off"
              maxLength={4}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {start.isError && <Refused error={start.error} />}
      </form>
    </Dialog>
  );
}

const Refused = ({ error }: { error: Error }) => (
  <Note
    kind="bad"
    title={reasonOf(error)}
    actions={
      isRefused(error, 'shelf_in_counting') && (
        <Link to={`/stock/stocktakes/${error.details?.['stocktake']}`}>Тэр тооллогыг нээх</Link>
      )
    }
  />
);
