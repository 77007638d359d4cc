export { exportAddress } from './export-address.ts';
