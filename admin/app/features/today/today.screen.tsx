import './today.css';
import './sales.css';
import { useQuery } from '@tanstack/react-query';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { momentText } from '../../show/moment-text.ts';
import { useNow } from '../../show/use-now.ts';
import { MissedSearches, PlanOfDay, RunningOut } from './day-panels.tsx';
import { InboxPanel } from './inbox-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { StepFunnel } from './step-funnel.tsx';
import { inboxQuery, todayQuery, type Whose } from './today-query.ts';

const WHOSE: readonly (readonly [Whose, string])[] = [
  ['all', 'Бүгд'],
  ['mine', 'Минийх'],
  ['unassigned', 'Эзэнгүй'],
];

/** The first page: what needs a decision, and the figures of the day. */
export function Component() {
  const [whose, setWhose] = useState<Whose>('all');
  const { data: today } = useQuery(todayQuery);
  const { data: inbox } = useQuery(inboxQuery(undefined, whose));
  const now = useNow();
  const counts = inbox?.counts;
  const end = counts !== undefined && (
    <>
      <fieldset className="whose" aria-label="Хэний">
        {WHOSE.map(([value, name]) => (
          <button key={value} type="button" aria-pressed={whose === value} onClick={() => setWhose(value)}>
            {name} {counts[value]}
          </button>
        ))}
      </fieldset>
      <Link className={buttonClass({ kind: 'outline' })} to="/day-sheet">
        <Icon name="printer" /> Өдрийн хуудас
      </Link>
    </>
  );
  return (
    <>
      <PageHead title="Өнөөдөр" end={end}>
        {counts !== undefined && (
          <span className="soft">
            Анхаарах {counts.all}
            {counts.late > 0 && (
              <>
                , үүнээс <b className="day__bad">{counts.late} хугацаа хэтэрсэн</b>
              </>
            )}
          </span>
        )}
        {today?.steps != null && (
          <span className="soft">
            {today.steps.counted_at === null
              ? 'Алхмуудыг тоолж байна'
              : `Тоолсон ${momentText(today.steps.counted_at)}`}
          </span>
        )}
      </PageHead>
      {today != null && today.steps !== null && <StepFunnel steps={today.steps} />}
      <div className="today">
        <InboxPanel whose={whose} now={now} />
        <div className="today__side">
          {today != null && today.sales !== null && <SalesPanel sales={today.sales} now={now} />}
          {today != null && today.goods !== null && <RunningOut goods={today.goods} />}
          {today != null && today.steps !== null && <PlanOfDay plan={today.steps.plan} />}
          {today != null && today.goods !== null && <MissedSearches goods={today.goods} />}
        </div>
      </div>
    </>
  );
}
