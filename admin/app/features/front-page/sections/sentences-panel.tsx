import { frontPageLimits, frontPageSections } from '@tokhi/contract/admin/front-page/front-page-words';
import { Panel } from '../../../parts/panel.tsx';
import { useComposing } from '../composer/composing.ts';
import { type SentenceSection, setSentence } from '../draft/page-draft.ts';
import { TextField } from './row-field.tsx';

/** The first sentences on the pages of categories or brands. */
export function Sentences({ section }: { section: SentenceSection }) {
  const { draft, saved, choices, change } = useComposing();
  const shelves = section === 'category_sentences' ? choices.categories : choices.brands;
  const sentenceIn = (page: typeof draft.page, code: string) =>
    page[section].find((one) => one.code === code)?.sentence ?? '';
  return (
    <Panel title={frontPageSections[section]} note="хуудсаа нээнэ; хоосон бол өгүүлбэргүй">
      <div className="row-fields">
        {shelves.map(({ code, name }) => {
          const value = sentenceIn(draft.page, code);
          return (
            <TextField
              key={code}
              className="row-fields__wide"
              label={name}
              most={frontPageLimits.sentence}
              value={value}
              isDirty={value !== sentenceIn(saved.page, code)}
              error={undefined}
              onType={(sentence) => change((now) => setSentence(now, section, code, sentence))}
            />
          );
        })}
      </div>
    </Panel>
  );
}
