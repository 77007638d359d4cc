import { useState } from 'react';
import { AskCode } from './ask-code.tsx';
import { type AskedCode, clearAskedCode, keepAskedCode, readAskedCode } from './asked-code.ts';
import { UseCode } from './use-code.tsx';

interface CodeLoginProps {
  email: string;
  onUsePassword: () => void;
}

/** Login by a mailed code (decision 40): the address, then the six digits. */
export function CodeLogin({ email, onUsePassword }: CodeLoginProps) {
  const [asked, setAsked] = useState<AskedCode | null>(readAskedCode);
  function handleAsked(code: AskedCode | null) {
    if (code === null) clearAskedCode();
    else keepAskedCode(code);
    setAsked(code);
  }
  return asked === null ? (
    <AskCode email={email} onAsked={handleAsked} onUsePassword={onUsePassword} />
  ) : (
    <UseCode asked={asked} onAsked={handleAsked} />
  );
}
