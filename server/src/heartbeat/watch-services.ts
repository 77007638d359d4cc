import {
  type ProviderBreaker,
  type ProviderCall,
  providerBreakers,
  providerCalls,
} from '../observability/provider-calls.ts';
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts';

/** The last hour of an outside service, as seen by this process. */
export interface ServiceSeen {
  name: string;
  asked: number;
  failed: number;
  p95Ms: number | null;
  /** Time of its last answer. */
  answeredAt: string | null;
  /** After several failures in a row it is not called for a while. */
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

/** Remembers the calls of outside services and their outcomes for an hour; `listed` ones appear even before their first call. */
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
      // A refusal is an answer.
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

/** Create it before the services are opened: each circuit breaker announces itself then, and is listed before its first call. */
export function watchServices(now: () => Date, listed: readonly string[] = []): WatchedServices {
  const services = rememberServices(now, listed);
  providerCalls.subscribe((call) => services.onCall(call as ProviderCall));
  providerBreakers.subscribe((breaker) => services.onBreaker(breaker as ProviderBreaker));
  return services;
}
