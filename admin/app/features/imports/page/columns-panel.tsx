import { importFields } from '@tokhi/contract/admin/imports/import-words';
import { Icon } from '../../../icons/icon.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { FIELDS } from '../import-words.ts';
import type { ShownImport } from '../imports-query.ts';

interface ColumnsPanelProps {
  shown: ShownImport;
  /** Null: it is prepared, and no longer changes. */
  onEdit: (() => void) | null;
}

/** The saved fields of the columns, and the limits of the warnings. */
export const ColumnsPanel = ({ shown: { import: one, limits }, onEdit }: ColumnsPanelProps) => (
  <Panel
    title="Багана"
    end={
      onEdit !== null && (
        <button type="button" className="import-link" onClick={onEdit}>
          Засах
        </button>
      )
    }
    foot={`Ханш 1¥ = ${limits.yuan_rate}₮, ашиг ${limits.margin}%-иас, өөрчлөлт ${limits.jump}%-иас анхааруулна`}
  >
    <ul>
      {one.headings
        .filter((heading) => heading !== '')
        .map((heading) => {
          const field = importFields.find((name) => one.columns[name] === heading);
          return (
            <li key={heading} className="import-map">
              <span className="import-map__heading">{heading}</span>
              <Icon name="arrow-right" />
              {field === undefined ? <span className="soft">алгасах</span> : <b>{FIELDS[field]}</b>}
            </li>
          );
        })}
    </ul>
  </Panel>
);
