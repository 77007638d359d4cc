import './composer.css';
import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Link, useParams } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { PageHead } from '../../../parts/page-head.tsx';
import { Opening } from '../../../shell/opening.tsx';
import type { ScreenHandle } from '../../../shell/shell.tsx';
import { versionQuery } from '../front-page-query.ts';
import { Composer } from './composer.tsx';
import { VersionView } from './version-view.tsx';

export const handle: ScreenHandle = { isWorkbench: true };

/** One version: a draft is editable, every other one is read-only. */
export function Component() {
  const id = Number(useParams()['id']);
  const shown = useQuery(versionQuery(id));
  if (shown.data === undefined) {
    if (shown.error === null) return <Opening />;
    return (
      <>
        <PageHead title="Нүүр хуудас" crumbs={<Link to="/front-page">Бүх хувилбар</Link>} />
        <Note kind="bad" title={reasonOf(shown.error)} />
      </>
    );
  }
  return shown.data.version.state === 'draft' ? (
    <Composer key={id} shown={shown.data} />
  ) : (
    <VersionView key={id} version={shown.data.version} />
  );
}
