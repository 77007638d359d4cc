import { Icon } from '../../../icons/icon.tsx';
import type { Preview } from '../truck-queries.ts';
import { STAY_TEXTS } from './reason-texts.ts';

/** The effect of the step: how many move, which stay and why, how many messages, and one in full. */
export function PreviewFacts({ preview }: { preview: Preview }) {
  const { moving, staying, emails, sms, example, notifiedAfterMinutes } = preview;
  return (
    <>
      <ul className="facts">
        <li>
          <i className="facts__dot" />
          Шилжих захиалга <b>{moving}</b>
        </li>
        {staying.map(({ reason, count, numbers }) => (
          <li key={reason} title={numbers.join(', ')}>
            <i className="facts__dot facts__dot--stays" />
            <span>
              Үлдэх: {STAY_TEXTS[reason].toLowerCase()}
              <small>{endingsOf(numbers, count)}</small>
            </span>
            <b>{count}</b>
          </li>
        ))}
        <li>
          <Icon name="mail" />
          И-мэйл <b>{emails}</b>
        </li>
        <li>
          <Icon name="message-square" />
          SMS, тохиргоогоор <b>{sms}</b>
        </li>
      </ul>
      {example !== null && (
        <div className="example">
          <header>
            И-мэйл, {emails}-аас 1: {example.name}
            <b>{example.subject}</b>
          </header>
          {example.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {moving > 0 && (
        <p className="in-time">
          <Icon name="undo-2" />
          <span>
            Мэдэгдэл <b>{notifiedAfterMinutes} минутын дараа</b> явна. Тэр хүртэл буцаавал хэн ч юу ч мэдэхгүй.
          </span>
        </p>
      )}
    </>
  );
}

const SHOWN = 6;

/** «0403, 0407 …»: the endings by which people name orders. */
export const endingsOf = (numbers: readonly string[], count: number): string => {
  const shown = numbers.slice(0, SHOWN).map((number) => number.slice(-4));
  return shown.length < count && shown.length > 0 ? `${shown.join(', ')} …` : shown.join(', ');
};
