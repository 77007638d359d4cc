/** How long a session is valid, in days: unused, and in total. */
export interface SessionLives {
  unusedDays: number;
  wholeDays: number;
}

const DAY_MS = 86_400_000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
