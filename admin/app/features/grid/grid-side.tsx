import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { StoppedCell } from './grid-cells.ts';
import { FIELD_NAMES } from './grid-fields.ts';

interface GridSideProps {
  products: number;
  stopped: readonly StoppedCell[];
  name: string;
  reason: string;
  isMissing: boolean;
  isBusy: boolean;
  isReady: boolean;
  onType: (changes: { name?: string; reason?: string }) => void;
  onSave: () => void;
}

/** What is not saved and why, the name of the set, and the button that prepares it. */
export const GridSide = ({
  products,
  stopped,
  name,
  reason,
  isMissing,
  isBusy,
  isReady,
  onType,
  onSave,
}: GridSideProps) => (
  <div className="grid__side">
    {stopped.length > 0 && (
      <Panel title="Зогсоосон нүд" end={stopped.length}>
        <ul className="grid-stopped">
          {stopped.map(({ code, field, why }) => (
            <li key={`${code} ${field}`}>
              {formatProductCode(code)}, {FIELD_NAMES[field]}:{' '}
              {why === 'zero' ? 'тэг дутуу байж магадгүй' : 'буруу утга'}
            </li>
          ))}
        </ul>
        <p className="soft">Эдгээр хадгалагдахгүй, бусад нь хадгалагдана.</p>
      </Panel>
    )}
    <Panel title="Хадгалах">
      <div className="grid-save">
        <Field label="Багцын нэр" error={isMissing && name.trim() === '' ? 'Нэр өгнө үү' : undefined}>
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={120}
              value={name}
              onChange={({ target }) => onType({ name: target.value })}
            />
          )}
        </Field>
        <Field label="Шалтгаан" error={isMissing && reason.trim().length < 3 ? 'Шалтгаанаа бичнэ үү' : undefined}>
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={300}
              value={reason}
              onChange={({ target }) => onType({ reason: target.value })}
            />
          )}
        </Field>
        <Button wide busy={isBusy} disabled={!isReady} onClick={onSave}>
          {products} бараа бэлтгэх <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
        <p className="soft">Дараагийн хуудсанд шалгаад хэрэгжүүлнэ, эсвэл батлуулна. Багцыг бүтнээр нь буцаана.</p>
      </div>
    </Panel>
  </div>
);
