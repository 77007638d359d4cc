export { Address } from './address.tsx';
export { PhoneLink } from './phone-link.tsx';
