import { texts } from '@tokhi/contract/texts/texts';
import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';
import { titled } from '../../route-title.ts';
import { Failure } from './failure.tsx';

export const handle = titled(texts.errorTitle);

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export default function ErrorPage() {
  return <Failure phone={useRouteLoaderData<typeof rootLoader>('root')?.facts.phone} />;
}
