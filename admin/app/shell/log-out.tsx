import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { useNavigate } from 'react-router';
import { ask } from '../calls/ask.ts';
import { Icon } from '../icons/icon.tsx';

/** Ends the session here and on the server, and clears all data from the page. */
export function LogOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const logout = useMutation({
    mutationFn: () => ask('logout', {}),
    onSettled: async () => {
      await navigate('/login', { replace: true });
      queries.clear();
    },
  });
  return (
    <IconButton label="Гарах" onClick={() => logout.mutate()}>
      <Icon name="log-out" />
    </IconButton>
  );
}
