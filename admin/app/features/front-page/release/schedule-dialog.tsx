import { ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { reasonOf } from '../../../calls/refused.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { momentOf, wallTime } from '../../../show/wall-time.ts';
import type { Version } from '../front-page-query.ts';
import { ReleaseFacts } from './release-facts.tsx';

interface ScheduleDialogProps {
  version: Version;
  now: Date;
  busy: boolean;
  error: unknown;
  onSchedule: (at: string) => void;
  onClose: () => void;
}

/** The minute at which a draft is published automatically; its changes and warnings are shown as of that minute. */
export function ScheduleDialog({ version, now, busy, error, onSchedule, onClose }: ScheduleDialogProps) {
  const midnight = ulaanbaatarMidnight(now, 1).toISOString();
  const [typed, setTyped] = useState(() => wallTime(midnight));
  const at = momentOf(typed);
  const isPast = at !== null && Date.parse(at) <= now.getTime();
  const schedule = () => {
    if (!busy && at !== null && !isPast) onSchedule(at);
  };
  useKeys([{ key: 'Ctrl Enter', does: 'цаг товлох', press: schedule }]);
  return (
    <div className="release">
      <Dialog
        open
        title="Цаг товлох"
        onClose={onClose}
        foot={
          <>
            <Button kind="outline" onClick={onClose}>
              Болих
            </Button>
            <Button busy={busy} disabled={at === null || isPast} onClick={schedule}>
              {at === null ? 'Товлох' : `${momentText(at)} товлох`} <Kbd inButton>Ctrl Enter</Kbd>
            </Button>
          </>
        }
      >
        {error !== null && <Note kind="bad" title={reasonOf(error)} />}
        <div className="release__part release__time">
          <Field
            label="Нийтлэх минут"
            help="Улаанбаатарын цагаар, нэг минутад нэг хувилбар"
            error={isPast ? 'Өнгөрсөн цаг' : undefined}
          >
            {(ties) => (
              <TextInput
                {...ties}
                type="datetime-local"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </div>
        <ReleaseFacts version={version} at={isPast ? null : at} />
      </Dialog>
    </div>
  );
}
