import { sql } from 'kysely';
import type { InvariantCheck } from '../../db/invariant-check.ts';
import { movedUnits } from '../stock/public.ts';

export const purchaseInvariants: readonly InvariantCheck[] = [
  {
    name: 'what a purchase received is the sum of its parts',
    breaks: sql`
      select l.purchase_id, l.product_id, l.received, coalesce(r.units, 0) as came
      from purchase_lines l left join (
        select purchase_id, product_id, sum(units) as units
        from purchase_receipts join purchase_receipt_lines on receipt_id = purchase_receipts.id
        group by purchase_id, product_id) r
        on r.purchase_id = l.purchase_id and r.product_id = l.product_id
      where l.received <> coalesce(r.units, 0) limit 21`,
  },
  {
    name: 'units of a part came into stock, and its broken ones left it',
    breaks: sql`
      select r.receipt_id, r.product_id, r.units, r.damaged, came.units as moved, lost.units as lost
      from purchase_receipt_lines r
      join ${movedUnits} as came on came.id = r.movement_id
      left join ${movedUnits} as lost on lost.id = r.loss_movement_id
      where came.product_id <> r.product_id or came.reason <> 'received' or came.units <> r.units
        or coalesce(-lost.units, 0) <> r.damaged
        or coalesce(lost.product_id <> r.product_id or lost.reason <> 'written_off', false) limit 21`,
  },
  {
    name: 'the parts of a purchase are counted without gaps',
    breaks: sql`
      select p.id, p.parts, count(r.id) as came, max(r.part) as last
      from purchases p left join purchase_receipts r on r.purchase_id = p.id
      group by p.id having p.parts <> count(r.id) or p.parts <> coalesce(max(r.part), 0) limit 21`,
  },
];
