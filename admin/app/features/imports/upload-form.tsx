import { useMutation } from '@tanstack/react-query';
import { LARGEST_IMPORT_BYTES } from '@tokhi/contract/admin/imports/import-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useId, useState } from 'react';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { sendImport } from './send-import.ts';

interface UploadFormProps {
  suppliers: readonly string[];
  onRead: (id: number) => void;
}

/** A supplier and a file; if the supplier's columns are known, the differences follow at once. */
export function UploadForm({ suppliers, onRead }: UploadFormProps) {
  const list = useId();
  const [supplier, setSupplier] = useState('');
  /** The key belongs to the chosen file: pressed twice, it is one import. */
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null);
  const [isSent, setSent] = useState(false);
  const send = useMutation({
    mutationFn: ({ file, key }: { file: File; key: string }) => sendImport(supplier.trim(), file, key),
    onSuccess: onRead,
  });
  const isTooLarge = (chosen?.file.size ?? 0) > LARGEST_IMPORT_BYTES;
  function read(): void {
    setSent(true);
    if (chosen !== null && !isTooLarge && supplier.trim() !== '' && !send.isPending) send.mutate(chosen);
  }
  useKeys([{ key: 'Ctrl Enter', does: 'файлыг унших', press: read }]);
  const problem = isTooLarge ? '30 МБ-аас том байна' : isSent && chosen === null ? 'Файлаа сонгоно уу' : undefined;
  return (
    <Panel title="Үнийн жагсаалт оруулах">
      <div className="import-upload">
        {send.isError && <Note kind="bad" title={send.error.message} />}
        <Field
          label="Нийлүүлэгч"
          help="Баганыг нь нэг удаа зааж өгнө"
          error={isSent && supplier.trim() === '' ? 'Нийлүүлэгчээ бичнэ үү' : undefined}
        >
          {(ties) => (
            <TextInput
              {...ties}
              list={list}
              maxLength={80}
              value={supplier}
              onChange={({ target }) => setSupplier(target.value)}
            />
          )}
        </Field>
        <datalist id={list}>
          {suppliers.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <Field label="Файл" help="XLSX эсвэл CSV, 50,000 мөр, 30 МБ хүртэл" error={problem}>
          {(ties) => (
            <input
              {...ties}
              type="file"
              className="control"
              accept=".csv,.txt,.xlsx"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                setChosen(file === undefined ? null : { file, key: crypto.randomUUID() });
              }}
            />
          )}
        </Field>
        <Button wide busy={send.isPending} onClick={read}>
          {send.isPending ? 'Уншиж байна' : 'Унших'} <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
      </div>
    </Panel>
  );
}
