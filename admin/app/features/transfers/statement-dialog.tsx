import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { ColumnsForm } from './columns-form.tsx';
import { readAsBase64 } from './read-as-base64.ts';
import { bankNames } from './transfer-texts.ts';

interface Chosen {
  bank: string;
  name: string;
  file: string;
}

/** Imports a file of the bank; for a new bank, a member first maps its columns. */
export function StatementDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const [bank, setBank] = useState('khan');
  /** The file of a bank whose columns are not mapped yet. */
  const [unmapped, setUnmapped] = useState<(Chosen & { rows: string[][] }) | null>(null);
  const run = useMutation({
    mutationFn: async (chosen: Chosen) => {
      const { banks } = await ask('showBankColumns', {});
      if (chosen.bank in banks) {
        try {
          return await ask('importStatement', chosen);
        } catch (error) {
          // The bank has renamed a heading: the columns are mapped again.
          if (!isRefused(error, 'bank_columns_unknown')) throw error;
        }
      }
      const { rows } = await ask('previewStatement', { file: chosen.file });
      setUnmapped({ ...chosen, rows });
      return null;
    },
    onSuccess: (reply) => {
      if (reply !== null) setUnmapped(null);
      void queries.invalidateQueries({ queryKey: ['transfers'] });
    },
  });
  const take = async (file: File | undefined) => {
    if (file !== undefined) run.mutate({ bank, name: file.name, file: await readAsBase64(file) });
  };
  const close = () => {
    setUnmapped(null);
    run.reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title="Хуулга оруулах">
      {run.isError && <Note kind="bad" title={reasonOf(run.error)} />}
      {run.data != null && (
        <Note kind="good" title={`${run.data.added} шинэ мөр орлоо`}>
          {run.data.rows} мөрөөс {run.data.rows - run.data.added} нь өмнө орсон
          {run.data.left > 0 && `, ${run.data.left} нь гүйлгээ биш`}.
        </Note>
      )}
      {unmapped === null ? (
        <div className="transfers__upload">
          <Field label="Банк">
            {(ties) => (
              <Select {...ties} value={bank} onChange={({ target }) => setBank(target.value)}>
                {bankNames.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Файл" help="CSV эсвэл XLSX, 20 МБ хүртэл">
            {(ties) => (
              <input
                {...ties}
                type="file"
                className="control"
                accept=".csv,.txt,.xlsx"
                onChange={({ target }) => void take(target.files?.[0])}
              />
            )}
          </Field>
          {run.isPending && <p className="soft">Уншиж байна…</p>}
          <Button kind="outline" onClick={close}>
            Хаах
          </Button>
        </div>
      ) : (
        <ColumnsForm
          bank={unmapped.bank}
          rows={unmapped.rows}
          busy={run.isPending}
          onSaved={() => run.mutate({ bank: unmapped.bank, name: unmapped.name, file: unmapped.file })}
        />
      )}
    </Dialog>
  );
}
