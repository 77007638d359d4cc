import { Link2, Share2 } from 'lucide-react';
import { useShareLink } from '../../layout/public.ts';

export function ShareProduct({ title }: { title: string }) {
  const { canShare, label, share } = useShareLink(title);
  return (
    <button type="button" className="share" onClick={share}>
      {canShare ? <Share2 className="icon" /> : <Link2 className="icon" />}
      {label}
    </button>
  );
}
