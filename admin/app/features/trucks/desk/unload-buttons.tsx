import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { type Truck, trucksQuery } from '../truck-queries.ts';

interface UnloadProps {
  truck: Truck;
  numbers: string[];
}

function useFreshTrucks() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: ['trucks'] });
    void queries.invalidateQueries({ queryKey: ['preview'] });
  };
}

/** Removes orders from the truck: their codes add them again. */
export function RemoveButton({ truck, numbers }: UnloadProps) {
  const remove = useMutation({
    mutationFn: () => ask('removeFromTruck', { truck: truck.id, orders: numbers }),
    onSettled: useFreshTrucks(),
  });
  return (
    <>
      <Button kind="outline" size="s" busy={remove.isPending} onClick={() => remove.mutate()}>
        Хасах
      </Button>
      {remove.isError && <Note kind="bad" title={reasonOf(remove.error)} />}
    </>
  );
}

export function ReloadButton(props: UnloadProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="outline" size="s" onClick={() => setOpen(true)}>
        Өөр ачилт руу
      </Button>
      {isOpen && <ReloadDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReloadDialog({ truck, numbers, onClose }: UnloadProps & { onClose: () => void }) {
  const others = (useQuery(trucksQuery).data?.trucks ?? []).filter(
    ({ id, closedAt }) => id !== truck.id && closedAt === null,
  );
  const [typed, setTyped] = useState<number | null>(null);
  const to = typed ?? others[0]?.id ?? null;
  const fresh = useFreshTrucks();
  const reload = useMutation({
    mutationFn: (id: number) => ask('reloadTruck', { truck: truck.id, to: id, orders: numbers }),
    onSuccess: onClose,
    onSettled: fresh,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${numbers.length} захиалгыг өөр ачилт руу`}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button busy={reload.isPending} onClick={() => to !== null && reload.mutate(to)}>
            Шилжүүлэн ачих
          </Button>
        </>
      }
    >
      {others.length === 0 ? (
        <p>Өөр нээлттэй ачилт алга. Эхлээд шинэ ачилт нээнэ үү.</p>
      ) : (
        <Field label="Аль ачилт руу">
          {(ties) => (
            <Select {...ties} value={String(to)} onChange={({ target }) => setTyped(Number(target.value))}>
              {others.map(({ id, name, orders }) => (
                <option key={id} value={id}>
                  {name}, {orders} захиалга
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {reload.isError && <Note kind="bad" title={reasonOf(reload.error)} />}
    </Dialog>
  );
}
