import { data } from 'react-router';

// The status and the 404 screen come from the error boundary of the root, as for anything that does not exist.
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
