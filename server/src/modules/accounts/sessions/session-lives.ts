/** How long a session holds, in days: unused, and in all however much it is used. */
export interface SessionLives {
  unusedDays: number;
  wholeDays: number;
}

const DAY_MS = 86_400_000;

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
