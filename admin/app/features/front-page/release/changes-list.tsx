import './release.css';
import { frontPageSections } from '@tokhi/contract/admin/front-page/front-page-words';
import type { Change } from '../front-page-query.ts';
import { ChangeWords } from './change-words.tsx';

/** All differences, section by section. */
export function ChangesList({ changes, none }: { changes: readonly Change[]; none: string }) {
  if (changes.length === 0) return <p className="soft">{none}</p>;
  const sections = Map.groupBy(changes, ({ section }) => section);
  return (
    <dl className="changes-list">
      {[...sections].map(([section, inside]) => (
        <div key={section}>
          <dt>{frontPageSections[section]}</dt>
          {inside.map((change, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that is never reordered
            <dd key={at}>
              <ChangeWords change={change} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
