import './order-number.css';
import { Link } from 'react-router';

const LAST = 4;

/** The number of an order, its last four digits bold: people say them on the phone and write them in transfers. */
export const OrderNumber = ({ number }: { number: string }) => (
  <Link to={`/orders/${number}`} className="order-no">
    {number.slice(0, -LAST)}
    <b>{number.slice(-LAST)}</b>
  </Link>
);
