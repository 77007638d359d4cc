import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useShareLink } from '../../layout/public.ts';

export function ShareProduct({ title }: { title: string }) {
  const { canShare, label, share } = useShareLink(title);
  return (
    <button type="button" className="share" onClick={share}>
      {canShare ? <Icon name="share-2" /> : <Icon name="link-2" />}
      {label}
    </button>
  );
}
