import './release.css';
import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { reasonOf } from '../../../calls/refused.ts';
import { shopChangesQuery, type Version, warningsQuery } from '../front-page-query.ts';
import { ChangesList } from './changes-list.tsx';
import { WarningsList } from './warnings-list.tsx';

/** What publishing a version changes, and what to check before, as of a moment; null: now. */
export function ReleaseFacts({ version, at }: { version: Version; at: string | null }) {
  const changes = useQuery(shopChangesQuery(version));
  const warnings = useQuery(warningsQuery(version, at));
  return (
    <>
      {[changes.error, warnings.error].map(
        (error) => error !== null && <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />,
      )}
      <section className="release__part" aria-label="Анхаарах">
        <h3>Анхаарах {warnings.data?.warnings.length}</h3>
        {warnings.data === undefined ? (
          <p className="soft">Шалгаж байна…</p>
        ) : (
          <WarningsList warnings={warnings.data.warnings} />
        )}
      </section>
      <section className="release__part" aria-label="Дэлгүүрт өөрчлөгдөх">
        <h3>Дэлгүүрт өөрчлөгдөх {changes.data?.changes.length}</h3>
        {changes.data === undefined ? (
          <p className="soft">Харьцуулж байна…</p>
        ) : (
          <ChangesList changes={changes.data.changes} none="Дэлгүүрт байгаатай ижил." />
        )}
      </section>
    </>
  );
}
