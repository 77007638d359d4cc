/** An address that wraps between its parts only: «1-р хороо» stays together. */
export function Address({ address }: { address: string }) {
  const parts = address.split(', ');
  return parts.map((part, n) => (
    <span key={part} className="address-part">
      {part}
      {n < parts.length - 1 && ',\u00a0'}
    </span>
  ));
}
