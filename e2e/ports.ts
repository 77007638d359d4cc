const first = Number(process.env['JOURNEYS_PORT'] ?? 3190);

/** Where the processes of the journeys listen, side by side. JOURNEYS_PORT moves them all, for a second run on one machine. */
export const ports = { shop: first, worker: first + 1, sandbox: first + 2, smtp: first + 3, admin: first + 4 };
