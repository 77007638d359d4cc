import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';

/** Placeholders for loading cards, in the same grid. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
    <div key={index} aria-hidden="true">
      <Skeleton kind="picture" />
      <Skeleton kind="short" />
      <Skeleton />
      <Skeleton />
      <Skeleton kind="price" />
    </div>
  ));
}
