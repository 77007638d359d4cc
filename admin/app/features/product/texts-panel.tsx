import { Button } from '@tokhi/ui/form/button.tsx';
import { RichText } from '@tokhi/ui/show/rich-text.tsx';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { Product } from './product-query.ts';

const TextEditor = lazy(async () => ({ default: (await import('./text-editor.tsx')).TextEditor }));

type TextName = 'description_html' | 'designer_concept_html' | 'care_and_materials_html';

const TEXTS: readonly (readonly [TextName, string])[] = [
  ['description_html', 'Тайлбар'],
  ['designer_concept_html', 'Дизайнерын санаа'],
  ['care_and_materials_html', 'Арчилгаа, материал'],
];

interface TextsProps {
  model: Product['model'];
  mayEdit: boolean;
  onChange: (typed: Partial<Product['model']>) => void;
}

/** The texts of the model as customers read them; the editor is loaded on demand. */
export function TextsPanel({ model, mayEdit, onChange }: TextsProps) {
  const [open, setOpen] = useState<TextName | null>(null);
  return (
    <Panel title="Бичвэр" note="загварын бүх өнгөнд хамаарна">
      {TEXTS.map(([name, label]) => (
        <section key={name} className="product__text" aria-label={label}>
          <h3>
            {label}
            {mayEdit && open !== name && (
              <Button
                kind="quiet"
                size="s"
                icon={<Icon name="pen-line" />}
                aria-label={`${label} засах`}
                onClick={() => setOpen(name)}
              >
                Засах
              </Button>
            )}
          </h3>
          {open === name ? (
            <Suspense fallback={<p className="soft">Засварлагч нээгдэж байна…</p>}>
              <TextEditor label={label} html={model[name]} onChange={(html) => onChange({ [name]: html })} />
            </Suspense>
          ) : model[name] === '' ? (
            <p className="soft">Хоосон</p>
          ) : (
            <RichText html={model[name]} />
          )}
        </section>
      ))}
    </Panel>
  );
}
