import {
  type ProviderBreaker,
  type ProviderCall,
  providerBreakers,
  providerCalls,
} from '../observability/provider-calls.ts';
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts';

/** How an outside service did in the last hour, as this process saw it. */
export interface ServiceSeen {
  name: string;
  asked: number;
  failed: number;
  p95Ms: number | null;
  /** When it last gave an answer. */
  answeredAt: string | null;
  /** After failures in a row it is not asked for a while. */
  isResting: boolean;
}

export interface WatchedServices {
  read(): ServiceSeen[];
}

interface Service {
  answers: RecentAnswers;
  answeredAt: Date | null;
  isResting: boolean;
}

const SLICES = 12;
const SLICE_MS = 300_000;

export interface RememberedServices extends WatchedServices {
  onCall(call: ProviderCall): void;
  onBreaker(breaker: ProviderBreaker): void;
}

/** Remembers for an hour how often outside services were asked and what came of it; `listed` are there before they were asked. */
export function rememberServices(now: () => Date, listed: readonly string[] = []): RememberedServices {
  const seen = new Map<string, Service>();
  const serviceOf = (name: string): Service => {
    const service = seen.get(name) ?? {
      answers: createRecentAnswers(now, SLICES, SLICE_MS),
      answeredAt: null,
      isResting: false,
    };
    seen.set(name, service);
    return service;
  };
  for (const name of listed) serviceOf(name);
  return {
    onCall({ provider, outcome, seconds }) {
      const service = serviceOf(provider);
      // Who refuses has answered.
      const isFailed = outcome === 'away' || outcome === 'unsure';
      service.answers.note({ isFailed, ms: seconds * 1_000 });
      if (!isFailed) service.answeredAt = now();
    },
    onBreaker({ provider, isOpen }) {
      serviceOf(provider).isResting = isOpen;
    },
    read: () =>
      [...seen].map(([name, { answers, answeredAt, isResting }]) => {
        const { all, failed, p95Ms } = answers.read();
        return { name, asked: all, failed, p95Ms, answeredAt: answeredAt?.toISOString() ?? null, isResting };
      }),
  };
}

/** Made before the services are opened: each that has a circuit breaker says then that it is there, and is listed, asked or not. */
export function watchServices(now: () => Date, listed: readonly string[] = []): WatchedServices {
  const services = rememberServices(now, listed);
  providerCalls.subscribe((call) => services.onCall(call as ProviderCall));
  providerBreakers.subscribe((breaker) => services.onBreaker(breaker as ProviderBreaker));
  return services;
}
