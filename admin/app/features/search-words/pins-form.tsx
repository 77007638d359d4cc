import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { FindGoods } from '../../goods/find-goods.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import { FoundPictures } from './found-pictures.tsx';
import { type Pinned, PinRow } from './pin-row.tsx';
import { type Pins, pinnedQuery } from './search-words-query.ts';

interface PinsFormProps {
  pins: Pins;
  text: string;
  onSaved: () => Promise<unknown>;
}

/** Products are chosen and ordered here; the shop shows them once they are saved. */
export function PinsForm({ pins, text, onSaved }: PinsFormProps) {
  const [chosen, setChosen] = useState<readonly Pinned[]>(pins.products);
  const [endsOn, setEndsOn] = useState(pins.ends_on ?? '');
  // The form appears when a member pins: typing continues here.
  const input = useFirstFocus<HTMLInputElement>();
  const codes = chosen.map(({ code }) => code);
  const preview = useQuery(pinnedQuery(text, codes));
  const save = useMutation({
    mutationFn: () => ask('savePins', { text, codes, ends_on: endsOn === '' ? null : endsOn, version: pins.version }),
    // Also after a refusal: shows a colleague's pins at once.
    onSettled: onSaved,
  });
  const isChanged = codes.join() !== pins.products.map(({ code }) => code).join() || endsOn !== (pins.ends_on ?? '');
  const raise = (at: number) =>
    setChosen([
      ...chosen.slice(0, at - 1),
      ...chosen.slice(at, at + 1),
      ...chosen.slice(at - 1, at),
      ...chosen.slice(at + 1),
    ]);
  return (
    <>
      <ol className="pins">
        {chosen.map((product, at) => (
          <PinRow
            key={product.code}
            product={product}
            place={at + 1}
            onRaise={at === 0 ? null : () => raise(at)}
            onRemove={() => setChosen(chosen.filter(({ code }) => code !== product.code))}
          />
        ))}
      </ol>
      <div className="pins__form">
        {chosen.length < pins.most ? (
          <FindGoods
            label="Бараа нэмэх, нэр эсвэл код"
            inputRef={input}
            taken={codes}
            onFound={({ code, name, colour, picture, remain, state }) => {
              const stock = { in_stock: remain > 0, listed: state === 'listed' };
              setChosen([...chosen, { code, name: `${name}, ${colour}`, picture, ...stock, found_at: null }]);
            }}
          />
        ) : (
          <p className="soft">Нэг хайлтад {pins.most} бараа хүртэл бэхэлнэ.</p>
        )}
        {isChanged && preview.data !== undefined && <FoundPictures products={preview.data.found.first} />}
        <Field label="Хүртэл" help="дараа нь өөрөө арилна; хоосон бол хугацаагүй">
          {(ties) => (
            <TextInput {...ties} type="date" value={endsOn} onChange={({ target }) => setEndsOn(target.value)} />
          )}
        </Field>
        <p className="search-words__hint">Худалдаанаас гарсан, дууссан бараа алгасаж, дараагийнх нь эхэнд гарна.</p>
        {save.error !== null && <Note kind="bad" title={reasonOf(save.error)} />}
        <Button
          kind="outline"
          icon={<Icon name="pin" />}
          busy={save.isPending}
          disabled={!isChanged}
          onClick={() => save.mutate()}
        >
          {codes.length === 0 ? 'Бэхэлгээг авах' : `${codes.length} барааг бэхлэх`}
        </Button>
      </div>
    </>
  );
}
