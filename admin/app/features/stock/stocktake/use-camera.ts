import { type RefObject, useEffect, useRef, useState } from 'react';
import { newLabels, type SeenLabels } from './read-labels.ts';

/** The browser's own barcode detector; TypeScript does not have it yet. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface Surroundings {
  BarcodeDetector?: new () => Detector;
}

const LOOK_MS = 200;

/** Whether this browser can read labels by camera. */
export const readsLabels = (): boolean =>
  'BarcodeDetector' in globalThis && typeof navigator.mediaDevices?.getUserMedia === 'function';

/** Shows the camera in the video and reports labels that come into view. `hasFailed`: not allowed, or no camera. */
export function useCamera(onLabel: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const say = useRef(onLabel);
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    say.current = onLabel;
  });
  useEffect(() => {
    const ended = new AbortController();
    void openCamera(video, ended.signal, (code) => say.current(code)).then(setTrack, () => setFailed(true));
    return () => ended.abort();
  }, []);
  return { video, hasFailed, light: lightOf(track) };
}

async function openCamera(
  video: RefObject<HTMLVideoElement | null>,
  ended: AbortSignal,
  say: (code: string) => void,
): Promise<MediaStreamTrack | null> {
  const { BarcodeDetector } = globalThis as Surroundings;
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (ended.aborted || video.current === null || BarcodeDetector === undefined) {
    stop();
    return null;
  }
  ended.addEventListener('abort', stop);
  video.current.srcObject = stream;
  // Not awaited: until there is a picture, the looks below find nothing.
  video.current.play().catch(() => undefined);
  const detector = new BarcodeDetector();
  const seen: SeenLabels = { at: new Map(), last: [] };
  const look = async () => {
    if (ended.aborted || video.current === null) return;
    // A label missed by this look may be read by the next one.
    const found = await detector.detect(video.current).catch(() => []);
    const codes = found.map(({ rawValue }) => rawValue);
    for (const code of newLabels(seen, codes, performance.now())) say(code);
    setTimeout(() => void look(), LOOK_MS);
  };
  void look();
  return stream.getVideoTracks()[0] ?? null;
}

/** The lamp next to the lens, if there is one. */
function lightOf(track: MediaStreamTrack | null): ((isOn: boolean) => void) | null {
  const abilities = (track?.getCapabilities?.() ?? {}) as { torch?: boolean };
  if (track === null || abilities.torch !== true) return null;
  return (isOn) => void track.applyConstraints({ advanced: [{ torch: isOn } as MediaTrackConstraintSet] });
}
