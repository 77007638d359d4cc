import './preview-panel.css';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { ChoiceRow } from '../../../parts/choice-row.tsx';
import { momentOf, wallTime } from '../../../show/wall-time.ts';
import type { Version } from '../front-page-query.ts';
import type { Device } from './device.ts';
import { PreviewedPage } from './previewed-page.tsx';

interface PreviewPanelProps {
  version: Version;
  device: Device;
  onDevice: (device: Device) => void;
  /** The moment that the preview starts with; null: now. */
  from: string | null;
  /** Unsaved changes are not in the preview. */
  isBehind?: boolean;
}

const DEVICES = [
  { value: 'phone', text: 'Утас' },
  { value: 'desk', text: 'Ширээний' },
] as const;

/** The shop's own page with a version's content, as of a moment. */
export function PreviewPanel({ version, device, onDevice, from, isBehind = false }: PreviewPanelProps) {
  const [at, setAt] = useState(from);
  const query = new URLSearchParams({ id: String(version.id), ...(at !== null && { at }) });
  const address = `${adminRawEndpoints.previewFrontPage.path}?${query}`;
  useKeys([{ key: 'D', does: 'төхөөрөмж', press: () => onDevice(device === 'phone' ? 'desk' : 'phone') }]);
  return (
    <section className={`preview preview--${device}`} aria-label="Урьдчилан харах">
      <div className="preview__tools">
        <ChoiceRow label="Төхөөрөмж" value={device} choices={DEVICES} onChange={onDevice} />
        <TextInput
          className="preview__moment"
          type="datetime-local"
          aria-label="Ямар үеийг харах"
          value={wallTime(at)}
          onChange={({ target }) => setAt(momentOf(target.value))}
        />
        {at !== null && (
          <button type="button" className="preview__now" onClick={() => setAt(null)}>
            Одоо
          </button>
        )}
        <a
          className="icon-btn preview__open"
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label="Шинэ цонхонд нээх"
        >
          <Icon name="external-link" />
        </a>
      </div>
      {isBehind && <p className="preview__behind">Хадгалаагүй өөрчлөлт энд хараахан алга. Ctrl S дарж хадгална.</p>}
      <PreviewedPage key={`${version.version} ${address}`} address={address} device={device} />
    </section>
  );
}
