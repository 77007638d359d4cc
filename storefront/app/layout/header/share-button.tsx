import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Link2, Share2 } from 'lucide-react';
import { useShareLink } from '../use-share-link.ts';

/** In the header of a phone's product page. */
export function ShareButton({ title }: { title: string }) {
  const { canShare, label, share } = useShareLink(title);
  return (
    <IconButton className="header__share" label={label} onClick={share}>
      {canShare ? <Share2 className="icon" /> : <Link2 className="icon" />}
    </IconButton>
  );
}
