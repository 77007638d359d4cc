import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { ComponentProps } from 'react';

/** The six digits of a mailed code; a phone offers them from the email. */
export const CodeInput = (props: ComponentProps<typeof TextInput>) => (
  <TextInput {...props} inputMode="numeric" autoComplete="one-time-code" maxLength={6} required />
);
