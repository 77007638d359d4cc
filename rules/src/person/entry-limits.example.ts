import { ENTRY_LIMITS } from './entry-limits.ts';

export const example = (): string => {
  const { most, withinMs } = ENTRY_LIMITS.password_of_account;
  return `After ${most} wrong passwords an account takes none for up to ${withinMs / 60_000} minutes.`;
};
