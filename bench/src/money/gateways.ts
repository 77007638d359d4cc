/** Payment methods with an API; staff confirm the other two. */
export const GATEWAYS = ['qpay', 'golomt', 'monpay', 'mongolchat', 'storepay', 'pocket', 'mcredit'] as const;
export type Gateway = (typeof GATEWAYS)[number];
