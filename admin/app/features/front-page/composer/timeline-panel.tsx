import './timeline-panel.css';
import { Panel } from '../../../parts/panel.tsx';
import { goodsName } from '../draft/goods.ts';
import { TIMELINE_DAYS, timelineDays, timelineOf } from '../draft/timeline.ts';
import { useComposing } from './composing.ts';

/** What the shop shows when, in the next fourteen days. */
export function TimelinePanel() {
  const { draft, now, goods } = useComposing();
  const bars = timelineOf(draft.page, now, (code) => goodsName(code, goods.get(code)));
  return (
    <Panel title="Хуваарь" note={`${TIMELINE_DAYS} хоног`}>
      {bars.length === 0 ? (
        <p className="soft">Хугацаатай зүйл алга.</p>
      ) : (
        <ul className="timeline">
          <li className="timeline__days" aria-hidden="true">
            {timelineDays(now).map((day) => (
              <span key={day}>{day}</span>
            ))}
          </li>
          {bars.map(({ name, firstDay, endDay, isPlanned }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none of them has a state
            <li key={at} className="timeline__row">
              <span className="timeline__name" title={name}>
                {name}
              </span>
              <span
                className={isPlanned ? 'timeline__bar timeline__bar--planned' : 'timeline__bar'}
                style={{ gridColumn: `${firstDay + 2} / ${endDay + 2}` }}
              >
                {isPlanned && 'төлөвлөсөн'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
