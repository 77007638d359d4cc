import type { z } from 'zod';
import { ProviderUnsure } from './payment-gateway.ts';

/** Parses an answer by the provider's schema; if that fails, the outcome is unknown, and the error quotes nothing. */
export function understood<Shape extends z.ZodType>(name: string, shape: Shape, body: unknown): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
  throw new ProviderUnsure(`${name}: not understood: ${fields.join(', ')}`);
}
