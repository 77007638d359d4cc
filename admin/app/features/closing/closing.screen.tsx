import './closing.css';
import { useQuery } from '@tanstack/react-query';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { Button } from '@tokhi/ui/form/button.tsx';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useNavigate, useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Tag } from '../../parts/tag.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { type Day, dayQuery } from './closing-query.ts';
import { DayFigures } from './day-figures.tsx';
import { DayStrip } from './day-strip.tsx';
import { dayLater, shortDay } from './days-before.ts';
import { DifferenceList } from './difference-list.tsx';
import { MethodsTable } from './methods-table.tsx';
import { useClosing } from './use-closing.ts';

const HINTS = [['J+K', 'өдөр солих']] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH_LENGTH = '2026-11'.length;

/** A day's money from all sources; every difference has a name, and the day is closed. */
export function Component() {
  const [params] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = useQuery(dayQuery(DAY.test(asked) ? asked : undefined));
  if (day.data === undefined)
    return (
      <>
        <PageHead title="Өдрийн хаалт" />
        {day.isError && <Note kind="bad" title={reasonOf(day.error)} />}
      </>
    );
  return <DayPage key={day.data.day} day={day.data} />;
}

function DayPage({ day }: { day: Day }) {
  const navigate = useNavigate();
  const closing = useClosing(day);
  const go = (count: number) => {
    const to = dayLater(day.day, count);
    if (to <= day.today) void navigate(`?day=${to}`, { replace: true });
  };
  useKeys([
    { key: 'J', does: 'дараагийн өдөр', press: () => go(1) },
    { key: 'K', does: 'өмнөх өдөр', press: () => go(-1) },
    { key: 'Ctrl Enter', does: 'өдрийг хаах', press: closing.press },
  ]);
  const month = day.day.slice(0, MONTH_LENGTH);
  return (
    <>
      <PageHead
        title="Өдрийн хаалт"
        end={
          <>
            <KeyHints hints={HINTS} />
            <a
              className={buttonClass({ kind: 'outline' })}
              href={`${adminRawEndpoints.exportMonth.path}?month=${month}`}
              download
            >
              <Icon name="download" /> {month} CSV
            </a>
            {day.closing === null && (
              <Button
                icon={<Icon name="lock" />}
                busy={closing.close.isPending}
                disabled={!closing.canClose}
                onClick={closing.press}
              >
                {shortDay(day.day)} хаах <Kbd inButton>Ctrl Enter</Kbd>
              </Button>
            )}
          </>
        }
      >
        <TextInput
          type="date"
          aria-label="Өдөр сонгох"
          className="closing__day"
          value={day.day}
          max={day.today}
          onChange={({ target }) => DAY.test(target.value) && void navigate(`?day=${target.value}`)}
        />
        <DayState day={day} />
      </PageHead>
      <DayStrip day={day} />
      {closing.close.isError && <Note kind="bad" title={reasonOf(closing.close.error)} />}
      <DayFigures day={day} />
      <div className="closing__column">
        <MethodsTable day={day} />
        <DifferenceList day={day} closing={closing} />
        {day.closing !== null && <ClosingPanel closing={day.closing} />}
      </div>
    </>
  );
}

function DayState({ day: { day, is_over, closing } }: { day: Day }) {
  if (closing === null) return <Tag kind={is_over ? 'warn' : 'plain'}>{is_over ? 'Хаагаагүй' : 'Өдөр дуусаагүй'}</Tag>;
  return (
    <>
      <Tag kind="ok">
        <Icon name="lock" />
        {shortDay(day)} хаасан
      </Tag>
      {closing.changes.length > 0 && <Tag kind="warn">Хаасны дараа өөрчлөгдсөн</Tag>}
    </>
  );
}
