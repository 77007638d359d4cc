/** Which of an order's moves of points a refund made: one order may be refunded in several requests (decision 134). */
export const causeOf = (requestId: number): string => `refund:${requestId}`;

/** Points that were taken back for a refund that then was declined. */
export const causeOfDeclined = (requestId: number): string => `${causeOf(requestId)}:declined`;
