/** argon2id, the library's default and OWASP's choice: 19 MiB, two passes, one thread. Every hash contains its parameters. */
export const PARAMETERS = { memoryCost: 19 * 1_024, timeCost: 2, parallelism: 1 };
