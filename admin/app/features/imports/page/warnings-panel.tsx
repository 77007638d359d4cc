import { Button } from '@tokhi/ui/form/button.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { WARNINGS, warningText } from '../import-words.ts';
import type { ShownImport } from '../imports-query.ts';
import type { ImportAction } from './use-import.ts';

interface WarningsPanelProps {
  shown: ShownImport;
  onMark: (action: ImportAction) => void;
}

/** Undecided warnings, grouped by text: ticked or left out together. */
export function WarningsPanel({ shown: { import: one, limits }, onMark }: WarningsPanelProps) {
  const open = WARNINGS.filter((warning) => (one.counts.open_by_warning[warning] ?? 0) > 0);
  if (open.length === 0) return null;
  return (
    <Panel title="Шийдэх анхааруулга" flush>
      <ul className="import-warnings">
        {open.map((warning) => {
          const text = warningText(warning, limits);
          return (
            <li key={warning} className="import-warnings__i">
              <span>
                {text}
                <b>{one.counts.open_by_warning[warning]}</b>
              </span>
              <span className="import-warnings__do">
                <Button
                  kind="outline"
                  size="s"
                  aria-label={`${text}: бүгдийг хасах`}
                  onClick={() => onMark({ does: 'mark', mark: 'left_out', rows: warning })}
                >
                  Хасах
                </Button>
                {warning !== 'new_code' && (
                  <Button
                    kind="outline"
                    size="s"
                    aria-label={`${text}: бүгдийг зөвшөөрөх`}
                    onClick={() => onMark({ does: 'mark', mark: 'accepted', rows: warning })}
                  >
                    Зөвшөөрөх
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
