import { Gauge, Histogram, type Registry } from 'prom-client';
import {
  type ProviderBreaker,
  type ProviderCall,
  providerBreakers,
  providerCalls,
} from '../observability/provider-calls.ts';

/** How outside services answer this process. Call it before they are opened: each then reports a closed breaker. */
export function measureProviders(registry: Registry): void {
  const seconds = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Time of a call to an outside service, by what came of it: answered, refused (4xx), away, unsure',
    labelNames: ['provider', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10],
    registers: [registry],
  });
  const open = new Gauge({
    name: 'provider_breaker_open',
    help: '1 while a provider rests after failures in a row and nobody asks it',
    labelNames: ['provider'],
    registers: [registry],
  });
  providerCalls.subscribe((message) => {
    const { provider, outcome, seconds: took } = message as ProviderCall;
    seconds.observe({ provider, outcome }, took);
  });
  providerBreakers.subscribe((message) => {
    const { provider, isOpen } = message as ProviderBreaker;
    open.set({ provider }, isOpen ? 1 : 0);
  });
}
