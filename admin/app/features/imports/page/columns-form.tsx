import { type ImportField, importFields } from '@tokhi/contract/admin/imports/import-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { FIELDS } from '../import-words.ts';
import type { ImportColumns, ShownImport } from '../imports-query.ts';

interface ColumnsFormProps {
  shown: ShownImport['import'];
  isBusy: boolean;
  onSave: (columns: ImportColumns) => void;
}

/** The field of every column of the file, with the column's first cells; a field has one column at most. */
export function ColumnsForm({ shown, isBusy, onSave }: ColumnsFormProps) {
  const [columns, setColumns] = useState<{ [field in ImportField]?: string | null | undefined }>(shown.columns);
  const fieldOf = (heading: string) => importFields.find((field) => columns[field] === heading) ?? '';
  const put = (heading: string, field: string) => {
    const others = Object.fromEntries(
      Object.entries(columns).filter(([name, stands]) => stands !== heading && name !== field),
    );
    setColumns(field === '' ? others : { ...others, [field]: heading });
  };
  const { code } = columns;
  const isComplete = code != null && importFields.some((field) => field !== 'code' && columns[field] != null);
  function save(): void {
    if (code == null || !isComplete || isBusy) return;
    const or = (field: ImportField) => columns[field] ?? null;
    const [price, regular, cost] = [or('price'), or('regular'), or('cost')];
    onSave({ code, price, regular, cost, bonus: or('bonus'), customs: or('customs'), category: or('category') });
  }
  useKeys([{ key: 'Ctrl Enter', does: 'зөрүүг харах', press: save }]);
  return (
    <Panel
      title="Багана"
      note={`${shown.supplier}: нэг удаа зааж өгнө, дараагийн файлд санана`}
      foot={
        <>
          {!isComplete && <span>Код болон ядаж нэг өөр багана хэрэгтэй</span>}
          <span className="import-columns__save">
            <Button busy={isBusy} disabled={!isComplete} onClick={save}>
              Зөрүүг харах <Kbd inButton>Ctrl Enter</Kbd>
            </Button>
          </span>
        </>
      }
    >
      <ul className="import-columns">
        {shown.headings.map(
          (heading, position) =>
            heading !== '' && (
              <li key={heading} className="import-columns__i">
                <span className="import-columns__heading">
                  <b>{heading}</b>
                  <small>
                    {shown.samples
                      .map((cells) => cells[position] ?? '')
                      .filter((cell) => cell !== '')
                      .slice(0, 3)
                      .join(' · ') || '—'}
                  </small>
                </span>
                <Icon name="arrow-right" />
                <Select
                  aria-label={`${heading} юу вэ`}
                  value={fieldOf(heading)}
                  onChange={({ target }) => put(heading, target.value)}
                >
                  <option value="">алгасах</option>
                  {importFields.map((field) => (
                    <option key={field} value={field}>
                      {FIELDS[field]}
                    </option>
                  ))}
                </Select>
              </li>
            ),
        )}
      </ul>
    </Panel>
  );
}
