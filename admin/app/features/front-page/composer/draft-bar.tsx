import { useQuery } from '@tanstack/react-query';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { frontPageSections } from '@tokhi/contract/admin/front-page/front-page-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { useRested } from '../../../show/use-rested.ts';
import type { Problem } from '../draft/page-problems.ts';
import { draftChangesQuery, type Version } from '../front-page-query.ts';
import { ChangeWords } from '../release/change-words.tsx';

interface DraftBarProps {
  version: Version;
  page: FrontPage;
  problems: readonly Problem[];
  busy: boolean;
  onProblem: (problem: Problem) => void;
  onCancel: () => void;
  onSave: () => void;
}

/** As many as fit on a line. */
const SHOWN = 3;

/** Unsaved changes, old and new; the problems that prevent saving come first. */
export function DraftBar({ version, page, problems, busy, onProblem, onCancel, onSave }: DraftBarProps) {
  const [problem] = problems;
  const rested = useRested(page);
  const { data } = useQuery(draftChangesQuery(version, problem === undefined ? rested : null));
  const changes = problem === undefined ? (data?.changes ?? []) : [];
  return (
    <section className="draft-bar" aria-label="Хадгалаагүй өөрчлөлт">
      {problem === undefined ? (
        <Tag kind="ok">{changes.length > 0 ? `${changes.length} өөрчлөлт` : 'Өөрчлөлт'}</Tag>
      ) : (
        <Tag kind="bad">{problems.length} дутуу</Tag>
      )}
      <span className="draft-bar__words">
        {problem !== undefined && (
          <button type="button" className="draft-bar__problem" onClick={() => onProblem(problem)}>
            {frontPageSections[problem.section]} {problem.at + 1}: {problem.text}
          </button>
        )}
        {changes.slice(0, SHOWN).map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that is never reordered
          <ChangeWords key={at} change={change} />
        ))}
        {changes.length > SHOWN && <span className="soft">ба {changes.length - SHOWN}</span>}
      </span>
      <div className="draft-bar__end">
        <Button kind="outline" onClick={onCancel}>
          Болих
        </Button>
        <Button kind="outline" busy={busy} onClick={onSave}>
          Хадгалах <Kbd>Ctrl S</Kbd>
        </Button>
      </div>
    </section>
  );
}
