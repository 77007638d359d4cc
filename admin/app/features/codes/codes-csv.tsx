import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';

export interface CopiedCodes {
  name: string;
  csv: string;
  count: number;
}

const SHOWN = 4;

/** The copied codes, to copy again or save as a file. */
export function CodesCsv({ copied: { name, csv, count } }: { copied: CopiedCodes }) {
  const end = (
    <>
      <Button
        kind="outline"
        size="s"
        icon={<Icon name="copy" />}
        onClick={() => void navigator.clipboard.writeText(csv)}
      >
        Хуулах
      </Button>
      <Button kind="outline" size="s" icon={<Icon name="download" />} onClick={() => save(name, csv)}>
        Татах
      </Button>
    </>
  );
  return (
    <Panel title="CSV" end={end}>
      <pre className="codes-csv">{csv.split('\n').slice(0, SHOWN).join('\n')}</pre>
      <p className="codes__hint">
        {name}, {count} мөр
      </p>
    </Panel>
  );
}

function save(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `${name.replace(/[^\w-]/g, '')}.csv`,
  });
  link.click();
  URL.revokeObjectURL(address);
}
