import './step-up-dialog.css';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { useSyncExternalStore } from 'react';
import { ask } from '../calls/ask.ts';
import { sessionQuery } from '../calls/session.ts';
import { finishStepUp, isFactorAsked, onFactorAsked } from '../calls/step-up.ts';
import { CodeForm } from '../parts/code-form.tsx';
import { PasskeyButton } from '../parts/passkey-button.tsx';

/** Opens over any screen whose call needs a fresh second factor; then the call is sent again. */
export function StepUpDialog() {
  const isAsked = useSyncExternalStore(onFactorAsked, isFactorAsked);
  const factors = useQuery(sessionQuery).data?.factors ?? [];
  const shown = () => finishStepUp(true);
  return (
    <Dialog open={isAsked} onClose={() => finishStepUp(false)} title="Дахин баталгаажуулна уу">
      {isAsked && (
        <div className="step-up">
          <p className="soft">Утасныхаа апп дахь 6 орныг оруулна уу. Дараагийн 5 минутад дахин асуухгүй.</p>
          <CodeForm label="Баталгаажуулах" send={(code) => ask('stepUp', { code }).then(shown)} />
          {factors.includes('passkey') && <PasskeyButton onShown={shown} />}
        </div>
      )}
    </Dialog>
  );
}
