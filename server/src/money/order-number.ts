import { isOrderNumber } from '@tokhi/rules/order/order-number';
import { z } from 'zod';

export const OrderNumber = z.string().refine(isOrderNumber, 'an order number is IK and ten digits');
