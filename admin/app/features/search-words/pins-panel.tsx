import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { reasonOf } from '../../calls/refused.ts';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { PinsForm } from './pins-form.tsx';
import { pinsQuery } from './search-words-query.ts';

interface PinsPanelProps {
  /** The query; empty while none was chosen. */
  text: string;
  onSaved: () => Promise<unknown>;
}

/** The products that come first for one query. */
export function PinsPanel({ text, onSaved }: PinsPanelProps) {
  const pins = useQuery(pinsQuery(text));
  if (text === '')
    return (
      <Panel title="Бэхлэх" end={<Kbd>P</Kbd>}>
        <p className="soft">Жагсаалтаас хайлт сонгоод P дарвал түүнд эхэнд гарах барааг энд сонгоно.</p>
      </Panel>
    );
  return (
    <Panel
      title="Бэхлэх"
      note={`«${text}»${pins.data === undefined ? '' : `, ${pins.data.pins.found} олдсон`}`}
      end={<Kbd>P</Kbd>}
      flush
    >
      {pins.error !== null && <Note kind="bad" title={reasonOf(pins.error)} />}
      {pins.data !== undefined && (
        <PinsForm key={`${text} ${pins.data.pins.version}`} pins={pins.data.pins} text={text} onSaved={onSaved} />
      )}
    </Panel>
  );
}
