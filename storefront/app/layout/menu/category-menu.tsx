import './mega-menu.css';
import '@tokhi/ui/form/button.css';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { useDismiss } from '@tokhi/ui/overlay/use-dismiss.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { type MouseEvent, Suspense, useRef } from 'react';

const loadMegaMenu = async () => {
  const [{ MegaMenu }, { loadMenu }] = await Promise.all([import('./mega-menu.tsx'), import('./load-menu.ts')]);
  const { categories } = await loadMenu();
  return { FilledMenu: () => <MegaMenu categories={categories} /> };
};
const FilledMenu = lazyPart(loadMegaMenu, 'FilledMenu');

/** Opens the mega menu; without scripts, a link to the categories in the footer. */
export function CategoryMenuButton({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onToggle();
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link, until scripts run
    <a
      className={buttonClass({ kind: 'quiet' }, 'header__menu')}
      href="#categories"
      aria-expanded={open}
      onClick={handleClick}
      onPointerEnter={() => void loadMegaMenu().catch(() => null)}
    >
      {open ? <Icon name="x" /> : <Icon name="menu" />}
      Ангилал
    </a>
  );
}

interface CategoryMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The mega menu over the page, under the category bar. */
export function CategoryMenu({ open, onClose }: CategoryMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  useDismiss(panel, open, onClose);
  if (!open) return null;
  return (
    <div ref={panel} className="mega" data-over-page>
      <Suspense>
        <FilledMenu />
      </Suspense>
    </div>
  );
}
