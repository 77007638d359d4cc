import { texts } from '@tokhi/contract/texts/texts';
import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import { titled } from '../../route-title.ts';
import { Failure } from './failure.tsx';

export const handle = titled(texts.errorTitle);

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ErrorPage() {
  const phone = useRouteLoaderData<typeof rootLoader>('root')?.facts.phone;
  // The page that led here names itself (calls/use-answer.ts); a page from the server does not know it.
  const { state } = useLocation();
  const hydrated = useHydrated();
  return <Failure phone={phone} failed={hydrated && typeof state === 'string' ? state : null} />;
}
