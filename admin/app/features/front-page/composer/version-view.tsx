import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { Tag } from '../../../parts/tag.tsx';
import type { Version } from '../front-page-query.ts';
import type { Device } from '../preview/device.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { PublishDialog } from '../release/publish-dialog.tsx';
import { ReleaseFacts } from '../release/release-facts.tsx';
import { useVersionSteps } from '../use-version-steps.ts';
import { lastStep, versionName, versionTag } from '../version-words.ts';

/** A scheduled or published version: shown as customers see it, with the possible actions. */
export function VersionView({ version }: { version: Version }) {
  const navigate = useNavigate();
  const { begin, cancel, publish, readAgain } = useVersionSteps();
  const [device, setDevice] = useState<Device>('desk');
  const [isPublishing, setPublishing] = useState(false);
  const isScheduled = version.state === 'scheduled';
  const { kind, text } = versionTag(version);
  const restore = () => {
    if (!begin.isPending)
      begin.mutate(version.id, { onSuccess: ({ version: { id } }) => void navigate(`/front-page/${id}`) });
  };
  useKeys(
    isScheduled
      ? [{ key: 'Ctrl Enter', does: 'одоо нийтлэх', press: () => setPublishing(true) }]
      : [{ key: 'R', does: 'энэ хувилбараас ноорог эхлэх', press: restore }],
  );
  const end = isScheduled ? (
    <>
      <Button kind="outline" busy={cancel.isPending} onClick={() => cancel.mutate(version)}>
        Товлосноос гаргаж засах
      </Button>
      <Button onClick={() => setPublishing(true)}>
        Одоо нийтлэх <Kbd inButton>Ctrl Enter</Kbd>
      </Button>
    </>
  ) : (
    <Button icon={<Icon name="rotate-ccw" />} busy={begin.isPending} onClick={restore}>
      Сэргээх <Kbd inButton>R</Kbd>
    </Button>
  );
  return (
    <>
      <PageHead title={versionName(version)} crumbs={<Link to="/front-page">Нүүр хуудас</Link>} end={end}>
        <Tag kind={kind}>{text}</Tag>
        <span className="soft">{lastStep(version)}</span>
      </PageHead>
      {[begin.error, cancel.error].map(
        (error) =>
          error !== null && (
            <Note
              key={reasonOf(error)}
              kind="bad"
              title={reasonOf(error)}
              actions={
                <Button kind="outline" size="s" onClick={() => void readAgain()}>
                  Одоогийнхыг унших
                </Button>
              }
            />
          ),
      )}
      <div className={version.is_current ? 'version-view version-view--whole' : `version-view version-view--${device}`}>
        <PreviewPanel version={version} device={device} onDevice={setDevice} from={version.publish_at} />
        {!version.is_current && (
          <Panel title={isScheduled ? 'Нийтлэхэд' : 'Сэргээвэл'}>
            <ReleaseFacts version={version} at={version.publish_at} />
          </Panel>
        )}
      </div>
      {isPublishing && (
        <PublishDialog
          version={version}
          busy={publish.isPending}
          error={publish.error}
          onPublish={() => publish.mutate(version, { onSuccess: () => setPublishing(false) })}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}
