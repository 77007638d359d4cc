// The listed reasons for which staff hide a review. Without zod, for the browser.

export const hideReasons = {
  personal_data: 'Хувийн мэдээлэл',
  insult: 'Доромж үг',
  off_topic: 'Бараатай холбоогүй',
  duplicate: 'Давхардсан',
} as const;

export type HideReason = keyof typeof hideReasons;

export const hideReasonNames = Object.keys(hideReasons) as [HideReason, ...HideReason[]];

/** Which reviews a list shows. */
export const reviewViews = ['to_answer', 'few_stars', 'hidden', 'all'] as const;

export type ReviewView = (typeof reviewViews)[number];
