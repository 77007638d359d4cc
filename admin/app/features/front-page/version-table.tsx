import { Button } from '@tokhi/ui/form/button.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Link } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import { Tag } from '../../parts/tag.tsx';
import type { Version } from './front-page-query.ts';
import { lastStep, versionName, versionTag } from './version-words.ts';

interface VersionTableProps {
  label: string;
  versions: readonly Version[];
  current: number | undefined;
  busy: boolean;
  onChoose: (id: number) => void;
  onRestore: (id: number) => void;
  onRemove?: (version: Version) => void;
}

export const VersionTable = ({ label, versions, current, busy, onChoose, onRestore, onRemove }: VersionTableProps) => (
  <table className="table front-pages__table" aria-label={label}>
    <thead>
      <tr>
        <th>Хувилбар</th>
        <th>Төлөв</th>
        <th>Сүүлд</th>
        <th>Үүссэн</th>
        <th>
          <span className="vh">Үйлдэл</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {versions.map((version) => {
        const { kind, text } = versionTag(version);
        const name = versionName(version);
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keys are J and K
          <tr
            key={version.id}
            className={version.id === current ? 'table__row--current' : undefined}
            onClick={() => onChoose(version.id)}
          >
            <td>
              <Link to={`/front-page/${version.id}`}>{name}</Link>
            </td>
            <td>
              <Tag kind={kind}>{text}</Tag>
            </td>
            <td className="front-pages__last">{lastStep(version)}</td>
            <td className="soft">
              {version.created_by ?? 'дэлгүүр'}
              {version.based_on !== null && `, ${version.based_on}-р хувилбараас`}
            </td>
            <td className="front-pages__end">
              {version.state === 'published' && (
                <Button kind="outline" size="s" busy={busy} onClick={() => onRestore(version.id)}>
                  Сэргээх<span className="vh">: {name}</span>
                </Button>
              )}
              {version.state === 'draft' && onRemove !== undefined && (
                <IconButton label={`Устгах: ${name}`} onClick={() => onRemove(version)}>
                  <Icon name="trash-2" />
                </IconButton>
              )}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
