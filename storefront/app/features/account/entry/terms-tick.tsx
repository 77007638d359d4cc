import './auth-form.css';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type ComponentProps, useId } from 'react';
import { Link } from 'react-router';

interface TermsTickProps extends Omit<ComponentProps<typeof Checkbox>, 'label'> {
  error?: string | undefined;
}

/** The terms box, with a link to the terms; the form and its input stay open. */
export function TermsTick({ error, ...ties }: TermsTickProps) {
  const id = useId();
  return (
    <div className="auth-form__tick">
      <Checkbox
        {...ties}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={id}
        label={
          <>
            <Link className="link auth-form__terms" to="/policy" target="_blank">
              Үйлчилгээний нөхцөлийг
            </Link>{' '}
            зөвшөөрч байна
          </>
        }
      />
      <p className="field__error" id={id} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon name="circle-alert" className="field__icon" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
