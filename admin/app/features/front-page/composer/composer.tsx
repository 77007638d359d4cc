import { useQuery } from '@tanstack/react-query';
import { type FrontPageSection, frontPageSections } from '@tokhi/contract/admin/front-page/front-page-words';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { ChoiceRow } from '../../../parts/choice-row.tsx';
import { type ShownPage, shopChangesQuery } from '../front-page-query.ts';
import type { Device } from '../preview/device.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { PublishDialog } from '../release/publish-dialog.tsx';
import { ScheduleDialog } from '../release/schedule-dialog.tsx';
import { SectionPanel } from '../sections/section-panel.tsx';
import { ComposerHead } from './composer-head.tsx';
import { ComposingContext } from './composing.ts';
import { DraftBar } from './draft-bar.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { SectionNav } from './section-nav.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import { useComposer } from './use-composer.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const VIEWS = [
  { value: 'compose', text: 'Найруулах' },
  { value: 'preview', text: 'Харах' },
] as const;

const sectionNamed = (name: string | null): FrontPageSection =>
  name !== null && name in frontPageSections ? (name as FrontPageSection) : 'home_banners';

/** A draft of the front page: its sections, the form of one of them, and a preview of the shop's own page. */
export function Composer({ shown }: { shown: ShownPage }) {
  const [params, setParams] = useSearchParams();
  const section = sectionNamed(params.get('section'));
  const [chosen, setChosen] = useState<Partial<Record<FrontPageSection, string>>>({});
  const [dialog, setDialog] = useState<'publish' | 'schedule' | null>(null);
  const [device, setDevice] = useState<Device>('phone');
  const [view, setView] = useState<'compose' | 'preview'>('compose');
  const openSection = (name: FrontPageSection) => setParams({ section: name }, { replace: true });
  const choose = (name: FrontPageSection, key: string | undefined) => {
    if (name !== section) openSection(name);
    if (key !== undefined) setChosen((now) => ({ ...now, [name]: key }));
  };
  const composer = useComposer(shown, choose);
  const { composing, work, steps, problems, conflict, save, saving } = composer;
  const changes = useQuery(shopChangesQuery(work.version));
  const blocker = useLeaveGuard(work.isChanged);
  /** Unsaved changes are saved first: what is checked is what is published. */
  const open = async (name: 'publish' | 'schedule') => {
    if (!saving && (await save()) !== null) setDialog(name);
  };
  useKeys([
    { key: 'Ctrl S', does: 'хадгалах', press: () => !saving && void save() },
    { key: 'Ctrl Enter', does: 'нийтлэх', press: () => void open('publish') },
  ]);
  const close = () => setDialog(null);
  const failures = [...composer.failures, changes.error].filter((error) => error !== null);
  return (
    <ComposingContext value={composing}>
      <ComposerHead
        version={work.version}
        unpublished={changes.data?.changes.length}
        busy={saving}
        onSchedule={() => void open('schedule')}
        onPublish={() => void open('publish')}
      />
      {failures.map((error) => (
        <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />
      ))}
      {conflict !== null && (
        <Meanwhile
          refusal={conflict}
          id={work.version.id}
          page={work.draft.page}
          onTake={() => void composer.takeTheirs()}
          onOverwrite={() => void composer.overwrite()}
        />
      )}
      <div className="composer__view">
        <ChoiceRow label="Юу харах" value={view} choices={VIEWS} onChange={setView} />
      </div>
      <div className={`composer composer--${device} composer--${view}`}>
        <div className="composer__nav">
          <SectionNav section={section} onChoose={openSection} />
        </div>
        <div className="composer__form">
          <SectionPanel
            key={section}
            section={section}
            chosen={chosen[section] ?? null}
            onChoose={(key) => choose(section, key)}
          />
          <TimelinePanel />
        </div>
        <div className="composer__preview">
          <PreviewPanel
            version={work.version}
            device={device}
            onDevice={setDevice}
            from={null}
            isBehind={work.isChanged}
          />
        </div>
      </div>
      {work.isChanged && (
        <DraftBar
          version={work.version}
          page={work.draft.page}
          problems={problems}
          busy={saving}
          onProblem={composer.goTo}
          onCancel={work.reset}
          onSave={() => void save()}
        />
      )}
      {composer.isSaved && <output className="composer__saved">Ноорогт хадгаллаа.</output>}
      {dialog === 'publish' && (
        <PublishDialog
          version={work.version}
          busy={steps.publish.isPending}
          error={steps.publish.error}
          onPublish={() => steps.publish.mutate(work.version)}
          onClose={close}
        />
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog
          version={work.version}
          now={composing.now}
          busy={steps.schedule.isPending}
          error={steps.schedule.error}
          onSchedule={(at) => steps.schedule.mutate({ version: work.version, at })}
          onClose={close}
        />
      )}
      {blocker.state === 'blocked' && (
        <LeaveDialog
          busy={saving}
          onStay={blocker.reset}
          onDrop={blocker.proceed}
          onSave={() => void save().then((saved) => (saved === null ? blocker.reset() : blocker.proceed()))}
        />
      )}
    </ComposingContext>
  );
}
