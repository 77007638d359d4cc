import { Icon } from '@tokhi/ui/show/icon.tsx';

/** The icon that the staff chose for a category. */
export function CategoryIcon({ icon }: { icon: string | null }) {
  return icon === null ? (
    <Icon name="layout-grid" />
  ) : (
    <img className="icon" src={icon} alt="" width="20" height="20" loading="lazy" />
  );
}
