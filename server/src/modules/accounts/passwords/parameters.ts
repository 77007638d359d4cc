/** argon2id, which is the library's own choice, as OWASP has it: 19 MiB, two passes, one queue. The parameters stand in every hash. */
export const PARAMETERS = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };
