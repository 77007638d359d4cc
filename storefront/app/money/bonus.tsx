import './bonus.css';
import { groupThousands } from '@tokhi/rules/money/money';

/** The points that a purchase earns: «+55,497 бонус». */
export function Bonus({ points, chip = false }: { points: number; chip?: boolean }) {
  return <span className={chip ? 'bonus bonus--chip' : 'bonus'}>{`+${groupThousands(points)} бонус`}</span>;
}
