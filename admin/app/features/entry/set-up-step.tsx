import './set-up-step.css';
import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { CodeForm } from '../../parts/code-form.tsx';
import { useNextStep } from './use-entry.ts';

const GROUP = /.{1,4}/g;

/** The first login: the secret is entered into an authenticator application, and its first code confirms it. */
export function SetUpStep() {
  // Each call makes a new secret: it runs once, and not again when the window gets the focus.
  const made = useQuery({
    queryKey: ['totp'],
    queryFn: () => ask('setUpTotp', {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const next = useNextStep();
  return (
    <>
      <h1>Хоёр дахь хүчин зүйл</h1>
      <p className="soft">
        Утсандаа баталгаажуулах апп (Google Authenticator, 1Password гэх мэт) суулгаж, кодыг уншуулна уу.
      </p>
      {made.isError && <Note kind="bad" title={reasonOf(made.error)} />}
      {made.data !== undefined && (
        <>
          <div className="totp">
            <img className="totp__qr" src={made.data.qr} alt="Баталгаажуулах аппаар уншуулах QR код" />
            <p>
              Уншуулж болохгүй бол гараар оруулна:
              <code className="totp__secret">{made.data.secret.match(GROUP)?.join(' ')}</code>
            </p>
          </div>
          <CodeForm label="Нэвтрэх" send={(code) => ask('secondFactor', { code }).then(next)} />
        </>
      )}
    </>
  );
}
