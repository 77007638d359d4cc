import { Button } from '@tokhi/ui/form/button.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { Icon } from '../../icons/icon.tsx';
import { CodeForm } from '../../parts/code-form.tsx';
import { PasskeyButton } from '../../parts/passkey-button.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { useNextStep } from './use-entry.ts';

interface CodeStepProps {
  name: string;
  factors: readonly string[];
}

/** The second factor: a code, a passkey, or a recovery code if neither is available. */
export function CodeStep({ name, factors }: CodeStepProps) {
  const next = useNextStep();
  const [isRecovering, setRecovering] = useState(false);
  if (isRecovering) return <RecoveryForm onBack={() => setRecovering(false)} />;
  return (
    <>
      <h1>Баталгаажуулах код</h1>
      <p className="soft">{name}, утасныхаа апп дахь 6 орныг оруулна уу. Код 30 секунд тутам шинэчлэгдэнэ.</p>
      <CodeForm label="Нэвтрэх" send={(code) => ask('secondFactor', { code }).then(next)} />
      <div className="entry__fields">
        {factors.includes('passkey') && <PasskeyButton onShown={next} />}
        {factors.includes('recovery_code') && (
          <Button kind="quiet" onClick={() => setRecovering(true)}>
            Нөөц кодоор нэвтрэх
          </Button>
        )}
      </div>
      <p className="entry__note">
        <Icon name="smartphone" />
        <span>Утсаа гээсэн бол нөөц код ашиглах эсвэл эзэмшигч рүү хандаарай: тэр танд шинэ урилга илгээнэ.</span>
      </p>
    </>
  );
}
