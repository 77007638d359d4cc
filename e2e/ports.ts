const first = Number(process.env['JOURNEYS_PORT'] ?? 3190);

/** The ports of the journeys' processes, one after the other. JOURNEYS_PORT moves them all, for a second run on one machine. */
export const ports = { shop: first, worker: first + 1, sandbox: first + 2, smtp: first + 3, admin: first + 4 };
