import type { ReactNode } from 'react';
import { FactsSection } from '../show/facts-section.tsx';

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

/** Stacked sections, each opening on its own, also without JavaScript. The id is the section's anchor. */
export function Accordion({ items, openFirst = false }: { items: AccordionItem[]; openFirst?: boolean }) {
  return (
    <div>
      {items.map(({ id, title, content }, index) => (
        <FactsSection key={id} id={id} title={title} open={openFirst && index === 0}>
          {content}
        </FactsSection>
      ))}
    </div>
  );
}
