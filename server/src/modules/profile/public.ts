export { correctionIn } from './admin/correction.ts';
