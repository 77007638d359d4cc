import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { csvOf } from '../show/csv.ts';
import { saveFile } from '../show/save-file.ts';

interface CsvButtonProps {
  /** The file name without its extension. */
  name: string;
  /** The subject, for the button's label for screen readers. */
  of: string;
  rows: () => Parameters<typeof csvOf>[0];
}

/** Saves a panel's data as a file for a spreadsheet. */
export const CsvButton = ({ name, of, rows }: CsvButtonProps) => (
  <Button
    kind="outline"
    size="s"
    icon={<Icon name="download" />}
    aria-label={`${of}, CSV`}
    onClick={() => saveFile(`${name}.csv`, csvOf(rows()))}
  >
    CSV
  </Button>
);
