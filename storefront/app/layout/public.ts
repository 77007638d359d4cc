export { Address } from './footer/address.tsx';
export { PhoneLink } from './footer/phone-link.tsx';
export { useShareLink } from './use-share-link.ts';
