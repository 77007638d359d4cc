import { LayoutGrid } from 'lucide-react';

/** The icon that the staff chose for a category. */
export function CategoryIcon({ icon }: { icon: string | null }) {
  return icon === null ? (
    <LayoutGrid className="icon" />
  ) : (
    <img className="icon" src={icon} alt="" width="20" height="20" loading="lazy" />
  );
}
