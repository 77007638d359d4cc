import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useShareLink } from '../use-share-link.ts';

/** In the header of the product page on a phone. */
export function ShareButton({ title }: { title: string }) {
  const { canShare, label, share } = useShareLink(title);
  return (
    <IconButton className="header__share" label={label} onClick={share}>
      {canShare ? <Icon name="share-2" /> : <Icon name="link-2" />}
    </IconButton>
  );
}
