import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useEffect, useRef, useState } from 'react';
import type { Device } from './device.ts';

/** The viewport width of the page. */
const WIDTHS: Readonly<Record<Device, number>> = { phone: 390, desk: 1440 };

/** The page as a separate document, scaled down if there is less space. It runs no scripts. */
export function PreviewedPage({ address, device }: { address: string; device: Device }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLIFrameElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const measured = box.current;
    if (measured === null) return;
    const observer = new ResizeObserver(() => setSize({ width: measured.clientWidth, height: measured.clientHeight }));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  const width = WIDTHS[device];
  const scale = Math.min(size.width / width, 1);
  const style = { width, height: scale === 0 ? 0 : size.height / scale, transform: `scale(${scale})` };
  return (
    <div className="preview__device">
      <div ref={box} className="preview__screen" aria-busy={state === 'loading' || undefined}>
        <iframe
          key={tries}
          ref={shown}
          title={device === 'phone' ? 'Утсан дээр харагдах байдал' : 'Ширээний дэлгэц дээр харагдах байдал'}
          src={address}
          sandbox="allow-same-origin"
          style={style}
          // A refusal cannot be embedded, so then there is no page to look into.
          onLoad={() => setState(shown.current?.contentDocument?.querySelector('main') == null ? 'failed' : 'shown')}
        />
        {state === 'loading' && <p className="preview__wait">Зурж байна…</p>}
        {state === 'failed' && (
          <div className="preview__wait">
            <Note
              kind="bad"
              title="Хуудсыг зурж чадсангүй"
              actions={
                <Button
                  kind="outline"
                  size="s"
                  onClick={() => {
                    setState('loading');
                    setTries(tries + 1);
                  }}
                >
                  Дахин оролдох
                </Button>
              }
            />
          </div>
        )}
      </div>
    </div>
  );
}
