import { type FrontPageSection, frontPageSections } from '@tokhi/contract/admin/front-page/front-page-words';
import { Select } from '@tokhi/ui/form/select.tsx';
import { isSectionChanged } from '../draft/changed-rows.ts';
import { sectionNote } from '../draft/section-notes.ts';
import { useComposing } from './composing.ts';

const SECTIONS = Object.keys(frontPageSections) as FrontPageSection[];

interface SectionNavProps {
  section: FrontPageSection;
  onChoose: (section: FrontPageSection) => void;
}

/** The sections in the order of the page; a select list on a phone. */
export function SectionNav({ section, onChoose }: SectionNavProps) {
  const { draft, saved, now, warnings, problems } = useComposing();
  const countOf = (one: FrontPageSection) =>
    warnings.filter((warning) => warning.section === one).length +
    problems.filter((problem) => problem.section === one).length;
  return (
    <>
      <div className="section-choice">
        <Select
          aria-label="Хэсэг"
          value={section}
          onChange={({ target }) => onChoose(target.value as FrontPageSection)}
        >
          {SECTIONS.map((one) => (
            <option key={one} value={one}>
              {frontPageSections[one]}, {sectionNote(draft.page, one, now).text}
            </option>
          ))}
        </Select>
      </div>
      <nav className="panel section-nav" aria-label="Хэсэг">
        <ul>
          {SECTIONS.map((one) => {
            const { text, isShown } = sectionNote(draft.page, one, now);
            const count = countOf(one);
            return (
              <li key={one}>
                <button
                  type="button"
                  className={
                    isSectionChanged(saved, draft, one) ? 'section-nav__i section-nav__i--dirty' : 'section-nav__i'
                  }
                  aria-current={one === section || undefined}
                  onClick={() => onChoose(one)}
                >
                  <span className="section-nav__words">
                    {frontPageSections[one]}
                    <small>{text}</small>
                  </span>
                  {count > 0 && (
                    <span className="section-nav__count">
                      {count}
                      <span className="vh"> анхаарах</span>
                    </span>
                  )}
                  <span className={isShown ? 'section-nav__dot section-nav__dot--on' : 'section-nav__dot'}>
                    <span className="vh">{isShown ? ', харагдана' : ', харагдахгүй'}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
