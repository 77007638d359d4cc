import './star-choice.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type InputHTMLAttributes, useId } from 'react';

const WORDS = ['Муу', 'Дутуу', 'Дундаж', 'Сайн', 'Маш сайн'];

interface StarChoiceProps {
  /** '' until some are chosen. */
  value: string;
  error: string | undefined;
  ties: InputHTMLAttributes<HTMLInputElement>;
}

/** One to five stars: five radio buttons, filled up to the chosen one. */
export function StarChoice({ value, error, ties }: StarChoiceProps) {
  const id = useId();
  const chosen = Number(value);
  return (
    <fieldset className="rate" aria-describedby={`${id}-error`}>
      <legend>Таны үнэлгээ</legend>
      <div className="rate__row">
        {WORDS.map((word, index) => (
          <label key={word} className={index < chosen ? 'rate__star rate__star--on' : 'rate__star'}>
            <input {...ties} className="vh" type="radio" value={index + 1} checked={chosen === index + 1} />
            <Icon name="star" />
            <span className="vh">
              {index + 1} од, {word}
            </span>
          </label>
        ))}
        <span className={chosen === 0 ? 'rate__word rate__word--none' : 'rate__word'} aria-hidden="true">
          {WORDS[chosen - 1] ?? 'Од сонгоно уу'}
        </span>
      </div>
      {/* Rendered from the start, or a screen reader would not announce the first error. */}
      <p className="rate__error" id={`${id}-error`} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon name="circle-alert" />
            {error}
          </>
        )}
      </p>
    </fieldset>
  );
}
