/** Until when money may be sent; the order itself may end later, when somebody has read the bank's list (decision 44). */
export const endOfPaying = ({ pay_by, expires_at }: { pay_by: Date | null; expires_at: Date }): Date =>
  pay_by ?? expires_at;
