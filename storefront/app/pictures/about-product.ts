import type { ToastSubject } from '@tokhi/ui/overlay/toast-queue.ts';
import { fileAddress } from './picture-files.ts';

interface NamedProduct {
  code: string;
  name: string;
  /** File at /images/product/{image}; empty if unknown. */
  image: string;
}

/** What a notice shows of a product, and its text for several products: `{n}` is their number. */
export const aboutProduct = ({ code, name, image }: NamedProduct, several: string): ToastSubject => ({
  key: code,
  name,
  picture: image === '' ? null : fileAddress('/images/product/', image),
  several,
});
