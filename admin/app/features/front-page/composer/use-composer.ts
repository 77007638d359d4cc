import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FrontPageSection } from '@tokhi/contract/admin/front-page/front-page-words';
import { useState } from 'react';
import { isRefused } from '../../../calls/refused.ts';
import { useNow } from '../../../show/use-now.ts';
import { type Problem, problemsOf } from '../draft/page-problems.ts';
import { useDraft } from '../draft/use-draft.ts';
import { frontPicturesQuery, type ShownPage, type Version, versionQuery, warningsQuery } from '../front-page-query.ts';
import { useVersionSteps } from '../use-version-steps.ts';
import type { Composing } from './composing.ts';

/** A draft being edited: its changes, the data that it needs, and how it is saved. */
export function useComposer(shown: ShownPage, onProblem: (section: FrontPageSection, key: string | undefined) => void) {
  const queries = useQueryClient();
  const now = useNow();
  const work = useDraft(shown);
  const steps = useVersionSteps();
  const [isSaved, setSaved] = useState(false);
  const pictures = useQuery(frontPicturesQuery);
  const warnings = useQuery(warningsQuery(work.version));
  const problems = problemsOf(work.draft.page);
  const goTo = ({ section, at }: Problem) => onProblem(section, work.draft.keys[section][at]);

  /** Resolves with the saved version; null if it could not be saved, with the reason in `steps.save.error`. */
  async function save(as: Version = work.version): Promise<Version | null> {
    const [problem] = problems;
    if (problem !== undefined) {
      goTo(problem);
      return null;
    }
    if (!work.isChanged) return work.version;
    const sent = work.draft;
    try {
      const { version, page } = await steps.save.mutateAsync({ version: as, page: sent.page });
      work.keep(sent, { ...shown, version, page });
      setSaved(true);
      return version;
    } catch {
      return null;
    }
  }
  const conflict = isRefused(steps.save.error, 'changed_meanwhile') ? steps.save.error : null;
  const composing: Composing = {
    ...{ draft: work.draft, saved: work.saved, goods: work.goods, learn: work.learn },
    ...{ now, problems, choices: shown, warnings: warnings.data?.warnings ?? [] },
    pictures: new Map([...(pictures.data?.pictures ?? []), ...shown.pictures].map((one) => [one.id, one])),
    change: (next) => {
      setSaved(false);
      work.change(next);
    },
  };
  return {
    ...{ composing, work, steps, problems, conflict, goTo, save },
    isSaved: isSaved && !work.isChanged,
    saving: steps.save.isPending,
    failures: [pictures.error, warnings.error, conflict === null ? steps.save.error : null],
    /** Replaces the unsaved changes with what a colleague saved. */
    takeTheirs: async () => {
      work.take(await queries.fetchQuery({ ...versionQuery(work.version.id), staleTime: 0 }));
      steps.save.reset();
    },
    overwrite: () => {
      const version = Number(conflict?.details?.['version'] ?? work.version.version);
      return save({ ...work.version, version });
    },
  };
}
