/** Names the movements of points that belong to a refund: one order may have several refund requests (decision 134). */
export const causeOf = (requestId: number): string => `refund:${requestId}`;

/** Points that were taken back for a refund that was then declined. */
export const causeOfDeclined = (requestId: number): string => `${causeOf(requestId)}:declined`;
