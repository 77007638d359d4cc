// When somebody answers (spec §9 Terms). Not the hours of the store, which are facts of the shop.
export const SUPPORT_HOURS = [
  { days: 'Ажлын өдөр', time: '09:00–19:00' },
  { days: 'Амралтын өдөр', time: '10:00–20:00' },
] as const;
