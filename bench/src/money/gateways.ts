/** Who can be asked; the other two ways to pay are confirmed by people. */
export const GATEWAYS = ['qpay', 'golomt', 'monpay', 'mongolchat', 'storepay', 'pocket', 'mcredit'] as const;
export type Gateway = (typeof GATEWAYS)[number];
