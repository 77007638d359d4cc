import { Icon } from '../../../icons/icon.tsx';

const STEPS = ['Файл', 'Багана', 'Зөрүү', 'Хэрэгжүүлэх'] as const;

/** The steps of an import; `at` counts from 0. */
export const ImportSteps = ({ at }: { at: number }) => (
  <ol className="import-steps" aria-label="Алхам">
    {STEPS.map((step, index) => (
      <li
        key={step}
        className={index < at ? 'import-steps__i import-steps__i--done' : 'import-steps__i'}
        aria-current={index === at ? 'step' : undefined}
      >
        <i aria-hidden="true">{index < at ? <Icon name="check" /> : index + 1}</i>
        {step}
      </li>
    ))}
  </ol>
);
