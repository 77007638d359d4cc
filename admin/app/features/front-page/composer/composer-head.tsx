import { Button } from '@tokhi/ui/form/button.tsx';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { Link } from 'react-router';
import { Icon } from '../../../icons/icon.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { KeyHints } from '../../../parts/key-hints.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { Tag } from '../../../parts/tag.tsx';
import type { Version } from '../front-page-query.ts';
import { lastStep } from '../version-words.ts';

interface ComposerHeadProps {
  version: Version;
  /** The number of differences from the shop; undefined until it is known. */
  unpublished: number | undefined;
  busy: boolean;
  onSchedule: () => void;
  onPublish: () => void;
}

const HINTS = [
  ['Alt ↑+Alt ↓', 'зөөх'],
  ['D', 'төхөөрөмж'],
] as const;

export const ComposerHead = ({ version, unpublished, busy, onSchedule, onPublish }: ComposerHeadProps) => (
  <PageHead
    title="Нүүр хуудас"
    end={
      <>
        <KeyHints hints={HINTS} />
        <span className="composer__back">
          <Link className={buttonClass({ kind: 'outline', wide: true })} to="/front-page">
            <Icon name="rotate-ccw" />
            Өмнөх хувилбар
          </Link>
        </span>
        <Button kind="outline" icon={<Icon name="calendar-days" />} onClick={onSchedule}>
          Цаг товлох
        </Button>
        <Button busy={busy} onClick={onPublish}>
          Нийтлэх <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
      </>
    }
  >
    {unpublished !== undefined &&
      (unpublished === 0 ? (
        <Tag kind="plain">Дэлгүүрт байгаатай ижил</Tag>
      ) : (
        <Tag kind="warn">{unpublished} өөрчлөлт нийтлээгүй</Tag>
      ))}
    <span className="soft">
      Ноорог {version.id}, {lastStep(version)}
    </span>
  </PageHead>
);
