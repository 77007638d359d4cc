import './networks.css';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { Panel } from '../../parts/panel.tsx';

const networksQuery = queryOptions({
  queryKey: ['networks'],
  queryFn: ({ signal }) => ask('showNetworks', {}, { signal }),
});

/** The networks from which staff may work. */
export function Networks() {
  const { data } = useQuery(networksQuery);
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (networks: string[]) => ask('changeNetworks', { networks, version: data?.version ?? 1 }),
    onSuccess: () => setTyped(null),
    onSettled: () => queries.invalidateQueries(networksQuery),
  });
  if (data === undefined) return null;
  const text = typed ?? data.networks.join('\n');
  return (
    <Panel title="Хаанаас нэвтрэх" note={data.networks.length === 0 ? 'хаанаас ч болно' : 'зөвхөн эдгээр сүлжээнээс'}>
      <form
        className="networks"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(text.split(/[\s,]+/).filter((one) => one !== ''));
        }}
      >
        {save.isError && <Note kind="bad" title={reasonOf(save.error)} />}
        <div className="networks__list">
          <Field label="Зөвшөөрсөн сүлжээ, мөр бүрд нэг (жишээ: 203.0.113.0/24)">
            {(ties) => <TextArea {...ties} rows={3} value={text} onChange={({ target }) => setTyped(target.value)} />}
          </Field>
        </div>
        <p className="soft">Таны одоогийн хаяг: {data.ownAddress}. Хоосон бол хаанаас ч нэвтэрнэ.</p>
        <Button type="submit" kind="outline" busy={save.isPending} disabled={typed === null}>
          Хадгалах
        </Button>
      </form>
    </Panel>
  );
}
