import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // Some thirty routes: one cached manifest file costs less than asking the server about every link on a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
